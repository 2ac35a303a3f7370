"""Prints each text in SVG files that a rasterizer doesn't draw, or that has too little contrast with its surroundings.

    unreadable_texts.py resvg|cairosvg < FILES

Prints a line for each unreadable text, and then a line for each file: `count`, TAB the number of texts, TAB the path.
"""

import functools
import sys
import xml.etree.ElementTree as ElementTree

import numpy

from rasterizing import SVG, for_each_line, luminance, pixels

# Pixels per point. A drawing is rendered at the second scale if strokes are too thin to show their color at the first.
SCALES = [0.7, 2.0]
LEAST_CONTRAST = 3.0


def texts(root):
    """Yields the texts in a drawing with their areas on the page: left, top, right, and bottom, in points."""
    graph = root.find(f"{SVG}g")
    left, top = (float(number) for number in graph.get("transform")[len("translate("):-1].split())
    for text in graph.iter(f"{SVG}text"):
        content = "".join(text.itertext()).strip()
        size = float(text.get("font-size") or graph.get("font-size"))
        # Narrower than nearly all texts, so that the area contains no other text.
        width = max(0.4 * size * len(content), 0.6 * size)
        start = {"start": 0.0, "middle": -width / 2, "end": -width}[text.get("text-anchor", "middle")]
        x, y = left + float(text.get("x")) + start, top + float(text.get("y"))
        yield content, (x, y - 0.8 * size, x + width, y + 0.25 * size)


def contrast(drawn, without_texts, area, scale):
    """Returns the highest contrast between a pixel that a text changed and the most common color in its area."""
    left, top, right, bottom = (max(0, round(scale * edge)) for edge in area)
    inside = (slice(top, bottom + 1), slice(left, right + 1))
    ours, theirs = drawn[inside].reshape(-1, 3), without_texts[inside].reshape(-1, 3)
    ink = ours[(ours != theirs).any(axis=1)]
    if not len(ink):
        return 1.0
    colors, counts = numpy.unique(ours, axis=0, return_counts=True)
    page, inks = luminance(colors[counts.argmax()]), luminance(ink)
    lighter, darker = numpy.maximum(inks, page), numpy.minimum(inks, page)
    return float(((lighter + 0.05) / (darker + 0.05)).max())


def unreadable(svg, found, rasterizer, scale):
    """Returns the texts with too little contrast, each with its contrast."""
    root = ElementTree.fromstring(svg)
    _, _, width, height = (float(number) for number in root.get("viewBox").split())
    size = (max(1, round(scale * width)), max(1, round(scale * height)))
    drawn = pixels(svg, *size, rasterizer)
    for parent in list(root.iter()):
        for child in [child for child in parent if child.tag == f"{SVG}text"]:
            parent.remove(child)
    without_texts = pixels(ElementTree.tostring(root, encoding="unicode"), *size, rasterizer)
    values = [(content, contrast(drawn, without_texts, area, scale)) for content, area in found]
    return [(content, value) for content, value in values if value < LEAST_CONTRAST]


def report(rasterizer, path):
    with open(path, encoding="utf-8") as file:
        svg = file.read()
    found = list(texts(ElementTree.fromstring(svg)))
    bad = []
    for scale in SCALES:
        bad = unreadable(svg, found, rasterizer, scale)
        if not bad:
            break
    lines = [f"{path}: '{content}' has a contrast of {value:.1f}\n" for content, value in bad]
    return "".join(lines) + f"count\t{len(found)}\t{path}\n"


if __name__ == "__main__":
    for_each_line(functools.partial(report, sys.argv[1]))
