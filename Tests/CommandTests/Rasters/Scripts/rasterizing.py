"""Rasterizers for SVG, and measurements of pixels for tests."""

import io
import sys
import xml.etree.ElementTree as ElementTree
from concurrent.futures import ProcessPoolExecutor

import numpy
from PIL import Image

SVG = "{http://www.w3.org/2000/svg}"
# Writes elements without a namespace prefix, as in the input.
ElementTree.register_namespace("", SVG[1:-1])


def pixels(svg: str, width: int, height: int, rasterizer: str) -> numpy.ndarray:
    """Returns the drawing on a white page, as rows of pixels with red, green, and blue values."""
    if rasterizer == "resvg":
        import resvg_py

        png = resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height, background="white")
    else:
        import cairosvg

        png = cairosvg.svg2png(svg.encode(), output_width=width, output_height=height, background_color="white")
    return numpy.asarray(Image.open(io.BytesIO(bytes(png))).convert("RGB"))


def luminance(colors: numpy.ndarray) -> numpy.ndarray:
    """Returns the relative luminance of colors, as defined by WCAG 2."""
    parts = colors / 255.0
    linear = numpy.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return linear @ numpy.array([0.2126, 0.7152, 0.0722])


def for_each_line(function) -> None:
    """Prints the results of `function` for the lines of standard input, in order. Two processes do the work."""
    lines = [line for line in sys.stdin.read().splitlines() if line]
    # Unlike a Pool, the executor raises an error if a process dies.
    with ProcessPoolExecutor(2) as pool:
        for text in pool.map(function, lines, chunksize=4):
            print(text, end="", flush=True)
