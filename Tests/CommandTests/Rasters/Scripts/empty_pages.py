"""Prints counts of the pages in PDFs.

    empty_pages.py < FILES

Prints a line for each file: the number of pages, TAB the number of empty pages, TAB the number of texts on white paper that are
too light to be read in black and white.
"""

import pymupdf

from rasterizing import for_each_line

# A gray of this lightness, from 0 to 255, has a contrast of 4.5 to 1 on white.
LIGHTEST = 118


def lightness(color):
    red, green, blue = color >> 16 & 255, color >> 8 & 255, color & 255
    return 0.299 * red + 0.587 * green + 0.114 * blue


def texts(page):
    for block in page.get_text("dict")["blocks"]:
        for line in block.get("lines", []):
            yield from line["spans"]


def is_light(page, span):
    if not span["text"].strip() or lightness(span["color"]) <= LIGHTEST:
        return False
    # Drawings have dark shapes with light text.
    samples = page.get_pixmap(clip=span["bbox"], colorspace=pymupdf.csGRAY).samples
    return sorted(samples)[len(samples) // 2] > 128


def report(file):
    pages = list(pymupdf.open(file))
    empty = sum(not page.get_text().strip() and not page.get_drawings() for page in pages)
    light = sum(is_light(page, span) for page in pages for span in texts(page))
    return f"{len(pages)}\t{empty}\t{light}\n"


if __name__ == "__main__":
    for_each_line(report)
