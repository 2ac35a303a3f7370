"""Prints texts that MuPDF doesn't show, and problems with PDFs, such as a wrong color at the edges.

    mupdf_problems.py < PAIRS

A pair is an SVG, TAB a PDF of the same drawing. Prints a line for each problem, and a line for each pair: `count`, TAB the
number of texts, TAB the path of the PDF.
"""

import re
import xml.etree.ElementTree as ElementTree

import pymupdf

from rasterizing import SVG, for_each_line


def characters(text):
    """Returns a text without spaces and hyphens, which fonts and PDF readers can replace."""
    return re.sub(r"[\s\u00a0\u00ad\u2010-]", "", text)


def color(name):
    digits = name.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(2 * digit for digit in digits)
    return tuple(int(digits[index:index + 2], 16) for index in (0, 2, 4))


def missing(texts, page):
    """Returns the texts that a page doesn't contain."""
    found = characters(page.get_text())
    return [text for text in texts if characters(text) not in found]


def report(pair):
    svg, pdf = pair.split("\t")
    root = ElementTree.parse(svg).getroot()
    texts = ["".join(text.itertext()) for text in root.iter(f"{SVG}text")]
    background = color(root.find(f"{SVG}g/{SVG}polygon").get("fill"))
    problems = [f"{svg}: MuPDF misses '{text}'" for text in missing(texts, pymupdf.open(svg)[0])]
    document = pymupdf.open(pdf)
    page = document[0]
    problems += [f"{pdf}: MuPDF misses '{text}'" for text in missing(texts, page)]
    if len(document) != 1:
        problems.append(f"{pdf}: has {len(document)} pages")
    if document.metadata["title"] != root.find(f"{SVG}title").text:
        problems.append(f"{pdf}: is called '{document.metadata['title']}'")
    if any(abs(length - round(length)) > 0.01 for length in (page.rect.width, page.rect.height)):
        problems.append(f"{pdf}: the page is {page.rect.width} by {page.rect.height} points")
    picture = page.get_pixmap(matrix=pymupdf.Matrix(1, 1), alpha=False)
    edges = [(x, y) for x in (0, picture.width - 1) for y in (0, picture.height // 2, picture.height - 1)]
    for x, y in edges:
        if any(abs(one - other) > 2 for one, other in zip(picture.pixel(x, y), background)):
            problems.append(f"{pdf}: the pixel at {x}, {y} is {picture.pixel(x, y)}, not {background}")
    return "".join(problem + "\n" for problem in problems) + f"count\t{len(texts)}\t{pdf}\n"


if __name__ == "__main__":
    for_each_line(report)
