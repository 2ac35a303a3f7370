"""Prints how much each drawing differs from the drawing of the same graph by Graphviz's `dot`.

    differing_pixels.py [FOLDER] < PAIRS

A pair is an SVG or a PNG with SCALE pixels per point, TAB a DOT file for the same drawing. Prints a line for each pair: the
percentage of pixels that differ, TAB the path of the drawing. resvg rasterizes both SVGs, so that only their contents differ.
If FOLDER is given, it receives pictures of both drawings, one above the other.
"""

import functools
import io
import os
import re
import subprocess
import sys

import numpy
from PIL import Image, ImageFilter

from rasterizing import for_each_line, pixels

# Pixels per point.
SCALE = 0.7
# The maximum difference between page sizes, in points: `dot` measures the lines of titles with installed fonts.
SLACK = 8
# Text positions may differ slightly, so pictures are blurred by this number of pixels, and small differences don't count.
BLUR = 2
TOLERANCE = 40


# The fonts with which Lifeline draws. For the PostScript names in DOT, `dot` has replacements of its own.
SANS = "Helvetica,Arial,Liberation Sans,DejaVu Sans,sans-serif"
MONO = "Courier,Courier New,Liberation Mono,DejaVu Sans Mono,monospace"
FONTS = {"Helvetica": SANS, "Helvetica-Bold": SANS + " Bold", "Courier": MONO, "Courier-Bold": MONO + " Bold"}


def dot(path, *options):
    """Returns the output of `dot` for a graph."""
    with open(path, encoding="utf-8") as file:
        graph = re.sub('fontname="([^"]*)"', lambda found: f'fontname="{FONTS[found[1]]}"', file.read())
    return subprocess.run(["dot", *options], input=graph.encode(), capture_output=True, check=True).stdout


def size(svg):
    """Returns the size of a drawing, in points."""
    found = re.search(r'viewBox="[-\d.]+ [-\d.]+ ([-\d.]+) ([-\d.]+)"', svg)
    return float(found[1]), float(found[2])


def picture(svg):
    """Returns the drawing at its exact size: `dot` rounds sizes to points, and resvg's Python module supports no units."""
    width, height = size(svg)
    exact = re.sub(r' width="[^"]*"\s+height="[^"]*"', f' width="{width}" height="{height}"', svg, count=1)
    return Image.fromarray(pixels(exact, max(1, round(SCALE * width)), max(1, round(SCALE * height)), "resvg"))


def pictures(drawing, graph):
    """Returns the pictures of the drawing and of the output of `dot`."""
    if drawing.endswith(".png"):
        theirs = dot(graph, "-Tpng", f"-Gdpi={72 * SCALE}")
        return [Image.open(file).convert("RGB") for file in (drawing, io.BytesIO(theirs))]
    with open(drawing, encoding="utf-8") as file:
        # In an SVG from `dot`, no text is bold, because it treats the weight as part of a list of families.
        ours = file.read().replace(' font-weight="bold"', "")
    return [picture(svg) for svg in (ours, dot(graph, "-Tsvg").decode())]


def differing(one, other):
    """Returns for each pixel whether two pictures of the same size differ there."""
    blurred = [numpy.asarray(image.filter(ImageFilter.GaussianBlur(BLUR))).astype(int) for image in (one, other)]
    return (abs(blurred[0] - blurred[1]) > TOLERANCE).any(axis=2)


def report(folder, pair):
    drawing, graph = pair.split("\t")
    images = pictures(drawing, graph)
    sizes = [image.size for image in images]
    if any(abs(one - other) > SCALE * SLACK for one, other in zip(*sizes)):
        return f"100\t{drawing}\tthe sizes are {sizes[0]} and {sizes[1]}\n"
    # The graph is aligned at the bottom left, where coordinates begin, and the title at the top left: `dot` measures its
    # lines with installed fonts. A pixel differs only if it differs in both alignments.
    width, height = (min(lengths) for lengths in zip(*sizes))
    aligned = [[image.crop((0, top, width, top + height)) for image, top in zip(images, tops)]
               for tops in ([image.height - height for image in images], [0, 0])]
    bottom, top = (differing(*pair) for pair in aligned)
    offset = images[0].height - height
    differs = bottom & numpy.vstack([top[offset:], numpy.ones((offset, width), bool)])
    images = aligned[0]
    if folder:
        both = Image.new("RGB", (width, 2 * height))
        for index, image in enumerate(images):
            both.paste(image, (0, index * height))
        both.save(os.path.join(folder, os.path.basename(drawing) + ".png"))
    return f"{100 * differs.mean():.3f}\t{drawing}\n"


if __name__ == "__main__":
    for_each_line(functools.partial(report, sys.argv[1] if len(sys.argv) > 1 else None))
