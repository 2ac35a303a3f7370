#!/usr/bin/env bash
# svglib draws the tooltip of a text as a part of the text.
#
# <title> and <desc> are descriptive elements, which SVG allows in <text> and never renders: the title of a <text> is its
# tooltip and its name for a screen reader. svglib, which brings SVG into PDF with ReportLab and rst2pdf, draws each as a string
# at the position of the text, so that tooltip and text cover each other. The title of a <g> or a <rect> stays undrawn. CairoSVG
# and resvg draw the same picture with and without the tooltip.
#
# Seen with svglib 2.3.2, cairosvg 2.9.1, and resvg-py 0.5.0. The strings that svglib draws:
#   <text> with <title> and <desc>: Tip, Word, More; <g> and <rect> with <title>: Word
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m pip install --quiet --root-user-action ignore --target "$folder" svglib==2.3.2 cairosvg==2.9.1 resvg-py==0.5.0 \
    pillow==13.0.0

PYTHONPATH=$folder python3 - <<'PYTHON'
import io, sys
import cairosvg, resvg_py
from PIL import Image
from svglib.svglib import svg2rlg

def svg(body):
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50">{body}</svg>'

def strings(node):
    return ([node.text] if hasattr(node, "text") else []) + [s for n in getattr(node, "contents", []) for s in strings(n)]

def pixels(png):
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA").tobytes()

plain = '<text x="9" y="30">Word</text>'
inside = '<text x="9" y="30"><title>Tip</title>Word<desc>More</desc></text>'
around = '<g><title>Tip</title><rect width="9" height="9"><title>Tip</title></rect><text x="9" y="30">Word</text></g>'
drawn = {name: strings(svg2rlg(io.BytesIO(svg(body).encode()))) for name, body in
         {"title in <text>": inside, "title in <g> and <rect>": around}.items()}
same = [pixels(render(svg(inside))) == pixels(render(svg(plain))) for render in (
    lambda s: cairosvg.svg2png(bytestring=s.encode()), lambda s: resvg_py.svg_to_bytes(svg_string=s))]
print(drawn, "CairoSVG and resvg unchanged by the tooltip:", same)
sys.exit(drawn != {"title in <text>": ["Tip", "Word", "More"], "title in <g> and <rect>": ["Word"]} or same != [True, True])
PYTHON
