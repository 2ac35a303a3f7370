"""Prints how much of each drawing differs from what Graphviz's own program draws of the same graph.

    differing_pixels.py [FOLDER] < PAIRS

A pair is an SVG or a PNG of SCALE pixels for each point, TAB a DOT of the same drawing. Prints a line for each: the share of
pixels that differ, in percent, TAB the path of the drawing. SVG of both is rasterized by resvg, so that only what they say
differs. Pictures of both, one over the other, go to the folder, if it is named.
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

# Pixels for each point.
SCALE = 0.7
# How much the sizes of pages may differ, in points: `dot` measures the lines of titles with the fonts of the machine.
SLACK = 8
# Texts may be set a little differently: pictures are blurred by so many pixels, and small differences don't count.
BLUR = 2
TOLERANCE = 40


def dot(path, *options):
    """What `dot` writes of a graph."""
    return subprocess.run(["dot", *options, path], capture_output=True, check=True).stdout


def size(svg):
    """The size of a drawing, in points."""
    found = re.search(r'viewBox="[-\d.]+ [-\d.]+ ([-\d.]+) ([-\d.]+)"', svg)
    return float(found[1]), float(found[2])


def picture(svg):
    """The drawing at its exact size: `dot` rounds width and height to points, and resvg's Python module knows no unit."""
    width, height = size(svg)
    exact = re.sub(r' width="[^"]*"\s+height="[^"]*"', f' width="{width}" height="{height}"', svg, count=1)
    return Image.fromarray(pixels(exact, max(1, round(SCALE * width)), max(1, round(SCALE * height)), "resvg"))


def pictures(drawing, graph):
    """Ours and theirs."""
    if drawing.endswith(".png"):
        theirs = dot(graph, "-Tpng", f"-Gdpi={72 * SCALE}")
        return [Image.open(file).convert("RGB") for file in (drawing, io.BytesIO(theirs))]
    with open(drawing, encoding="utf-8") as file:
        # In an SVG by Graphviz no text is bold: it takes the weight for a part of the font's name.
        ours = file.read().replace(' font-weight="bold"', "")
    return [picture(svg) for svg in (ours, dot(graph, "-Tsvg").decode())]


def report(folder, pair):
    drawing, graph = pair.split("\t")
    images = pictures(drawing, graph)
    sizes = [image.size for image in images]
    if any(abs(one - other) > SCALE * SLACK for one, other in zip(*sizes)):
        return f"100\t{drawing}\tthe sizes are {sizes[0]} and {sizes[1]}\n"
    # Coordinates begin at the bottom left.
    width, height = (min(lengths) for lengths in zip(*sizes))
    images = [image.crop((0, image.height - height, width, image.height)) for image in images]
    blurred = [numpy.asarray(image.filter(ImageFilter.GaussianBlur(BLUR))).astype(int) for image in images]
    differs = (abs(blurred[0] - blurred[1]) > TOLERANCE).any(axis=2)
    if folder:
        both = Image.new("RGB", (width, 2 * height))
        for index, image in enumerate(images):
            both.paste(image, (0, index * height))
        both.save(os.path.join(folder, os.path.basename(drawing) + ".png"))
    return f"{100 * differs.mean():.3f}\t{drawing}\n"


if __name__ == "__main__":
    for_each_line(functools.partial(report, sys.argv[1] if len(sys.argv) > 1 else None))
