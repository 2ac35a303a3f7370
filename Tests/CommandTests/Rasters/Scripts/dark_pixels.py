"""Prints the share of dark pixels in drawings.

    dark_pixels.py < PAIRS

A pair is an SVG, TAB a PDF of the same drawing. Prints a line for each pair: the percentage in the SVG as resvg draws it, TAB
the percentage in the PDF, TAB the path of the PDF.
"""

import numpy
import pymupdf

from rasterizing import for_each_line, luminance, pixels

# The maximum luminance of a dark pixel, which is more than that of text.
DARK = 0.1


def report(pair):
    svg, pdf = pair.split("\t")
    page = pymupdf.open(pdf)[0].get_pixmap(matrix=pymupdf.Matrix(2, 2), alpha=False)
    theirs = numpy.frombuffer(page.samples, numpy.uint8).reshape(page.height, page.width, 3)
    with open(svg, encoding="utf-8") as file:
        ours = pixels(file.read(), page.width, page.height, "resvg")
    shares = [100 * (luminance(colors) < DARK).mean() for colors in (ours, theirs)]
    return f"{shares[0]:.3f}\t{shares[1]:.3f}\t{pdf}\n"


if __name__ == "__main__":
    for_each_line(report)
