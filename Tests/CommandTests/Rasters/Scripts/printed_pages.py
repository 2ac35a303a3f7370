"""Prints properties of drawings that a browser printed.

    printed_pages.py < PAIRS

A pair is an SVG, TAB a PDF of a printed page with the drawing. Prints a line for each pair: a digest of the pixels of all
pages, TAB the number of texts in the drawing that are not on a page.
"""

import hashlib
import xml.etree.ElementTree as ElementTree

import pymupdf

from mupdf_problems import characters
from rasterizing import SVG, for_each_line


def report(pair):
    svg, pdf = pair.split("\t")
    pages = list(pymupdf.open(pdf))
    digest = hashlib.sha256(b"".join(page.get_pixmap(alpha=False).samples for page in pages)).hexdigest()
    found = characters("".join(page.get_text(clip=page.rect) for page in pages))
    texts = ["".join(text.itertext()) for text in ElementTree.parse(svg).getroot().iter(f"{SVG}text")]
    return f"{digest}\t{sum(characters(text) not in found for text in texts)}\n"


if __name__ == "__main__":
    for_each_line(report)
