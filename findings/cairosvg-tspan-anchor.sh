#!/usr/bin/env bash
# CairoSVG anchors each <tspan> by its own width, so that a centered or end-anchored line with tspans is shifted to the right.
#
# SVG's text-anchor applies to a text chunk, which begins only at an absolute x or y: a centered line stays centered if one of
# its words is in a <tspan>, for instance in bold. CairoSVG anchors the first part by that part's width, and lets the others
# follow it: a line of two equal parts is a quarter of its width too far to the right if it's centered, and half of its width
# if text-anchor is "end", where the last part leaves the drawing. resvg draws the line where the specification has it.
#
# Seen with cairosvg 2.9.1 and resvg-py 0.5.0. The left edge of the same line without and with a <tspan>:
#   resvg: start 0, middle 0, end 0 pixels; CairoSVG: start 0, middle 42, end 84 pixels to the right
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m pip install --quiet --root-user-action ignore --target "$folder" resvg-py==0.5.0 cairosvg==2.9.1 pillow==13.0.0 \
    font-roboto==0.0.1
cat > "$folder/fonts.conf" <<XML
<fontconfig><dir>$folder/font_roboto/files</dir><cachedir>$folder/cache</cachedir></fontconfig>
XML

FONTCONFIG_FILE=$folder/fonts.conf PYTHONPATH=$folder python3 - <<'PYTHON'
import io, os, sys
import cairosvg, resvg_py
from PIL import Image

def left(render, anchor, text):
    svg = f'''<svg xmlns="http://www.w3.org/2000/svg" width="600" height="60">
        <text x="300" y="40" font-family="Roboto" font-size="30" text-anchor="{anchor}">{text}</text></svg>'''
    return Image.open(io.BytesIO(bytes(render(svg)))).convert("RGBA").getchannel("A").getbbox()[0]

fonts = [os.path.join(os.path.dirname(os.environ["FONTCONFIG_FILE"]), "font_roboto", "files")]
renderers = {
    "resvg": lambda svg: resvg_py.svg_to_bytes(svg_string=svg, font_dirs=fonts),
    "CairoSVG": lambda svg: cairosvg.svg2png(bytestring=svg.encode())}
shifts = {}
for name, render in renderers.items():
    for anchor in ("start", "middle", "end"):
        shifts[name, anchor] = left(render, anchor, "HHHH<tspan>HHHH</tspan>") - left(render, anchor, "HHHHHHHH")
    print(f"{name}:", ", ".join(f"{a} {shifts[name, a]}" for a in ("start", "middle", "end")), "pixels to the right")
right = all(abs(shift) <= 2 for (name, anchor), shift in shifts.items() if name == "resvg" or anchor == "start")
sys.exit(not right or shifts["CairoSVG", "middle"] < 30 or shifts["CairoSVG", "end"] < 60)
PYTHON
