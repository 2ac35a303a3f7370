"""Rasterizers of SVG by name, and what tests measure in their pixels."""

import io
import sys
import xml.etree.ElementTree as ElementTree
from concurrent.futures import ProcessPoolExecutor

import numpy
from PIL import Image

SVG = "{http://www.w3.org/2000/svg}"
# Elements are written as they were read.
ElementTree.register_namespace("", SVG[1:-1])


def pixels(svg: str, width: int, height: int, rasterizer: str) -> numpy.ndarray:
    """The drawing as an array of rows of red, green and blue, on a white page."""
    if rasterizer == "resvg":
        import resvg_py

        png = resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height, background="white")
    else:
        import cairosvg

        png = cairosvg.svg2png(svg.encode(), output_width=width, output_height=height, background_color="white")
    return numpy.asarray(Image.open(io.BytesIO(bytes(png))).convert("RGB"))


def luminance(colors: numpy.ndarray) -> numpy.ndarray:
    """The relative luminance of colors, as WCAG 2 defines it."""
    parts = colors / 255.0
    linear = numpy.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return linear @ numpy.array([0.2126, 0.7152, 0.0722])


def for_each_line(function) -> None:
    """Prints what the function returns for each line of standard input, in their order, from two processes."""
    lines = [line for line in sys.stdin.read().splitlines() if line]
    # Unlike a Pool, it raises where a process dies.
    with ProcessPoolExecutor(2) as pool:
        for text in pool.map(function, lines, chunksize=4):
            print(text, end="", flush=True)
