#!/usr/bin/env bash
# scour recolors an SVG that has both a style sheet and style attributes.
#
# In the cascade, a style attribute beats a rule of a style sheet, and a presentation attribute, such as fill, loses to it. By
# default, scour turns style="fill:#080" into fill="#080" without looking for a <style> element, so the rule applies, although
# scour's aim is a file that renders identically. --disable-style-to-xml prevents it. With --enable-id-stripping, which removes
# "unreferenced" IDs, a rule for an ID loses its element: selectors, like aria-labelledby, don't count as references.
#
# Seen with scour 0.38.2; cairosvg 2.9.1 draws the color of the pixels:
#   style attribute: 008800 before, 0000ff after; rule for an ID: 008800 before, 000000 after
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m pip install --quiet --root-user-action ignore --target "$folder" scour==0.38.2 cairosvg==2.9.1 pillow==13.0.0

PYTHONPATH=$folder python3 - <<'PYTHON'
import io, sys
import cairosvg
from PIL import Image
from scour import scour

def color(svg):
    png = cairosvg.svg2png(bytestring=svg.encode())
    return "%02x%02x%02x" % Image.open(io.BytesIO(png)).convert("RGB").getpixel((5, 5))

def colors(rule, attributes, *options):
    svg = f'''<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">
        <style>{rule}</style><rect {attributes} width="10" height="10"/></svg>'''
    return color(svg), color(scour.scourString(svg, scour.parse_args(list(options))))

found = (colors("rect { fill: blue }", 'style="fill:#080"'),
         colors("#a { fill: #080 }", 'id="a"', "--enable-id-stripping"))
for name, (before, after) in zip(("style attribute", "rule for an ID"), found):
    print(f"{name}: {before} before, {after} after")
sys.exit(found != (("008800", "0000ff"), ("008800", "000000")))
PYTHON
