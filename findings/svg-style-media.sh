#!/usr/bin/env bash
# resvg, CairoSVG, and WeasyPrint apply a style sheet for another medium if the medium is in SVG's <style media="…">.
#
# @media (prefers-color-scheme: dark) { … } and <style media="(prefers-color-scheme: dark)"> mean the same (SVG 1.1, 6.13.2, and
# HTML). These renderers skip the first, so that a drawing for light and dark pages is light, but don't look at the attribute:
# the same rules in a <style> of their own make the drawing dark, even with media="not all". resvg respects the attribute type of
# the element, and WeasyPrint the attribute media of HTML's <style>. resvg's list of unsupported features doesn't name media.
#
# Seen with resvg-py 0.5.0, cairosvg 2.9.1, and weasyprint 70.0:
#   each: @media light, <style media="(prefers-color-scheme: dark)"> dark, <style media="not all"> dark
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m pip install --quiet --root-user-action ignore --target "$folder" resvg-py==0.5.0 cairosvg==2.9.1 weasyprint==70.0 \
    pypdfium2==5.15.2 pillow==13.0.0

PYTHONPATH=$folder python3 - <<'PYTHON'
import io, sys
import cairosvg, pypdfium2, resvg_py, weasyprint
from PIL import Image

def weasy(svg):
    html = f"<style>@page {{ margin: 0 }} body {{ margin: 0 }}</style>{svg}"
    return pypdfium2.PdfDocument(weasyprint.HTML(string=html).write_pdf())[0].render().to_pil()

renderers = {
    "resvg": lambda svg: Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg)))),
    "CairoSVG": lambda svg: Image.open(io.BytesIO(cairosvg.svg2png(bytestring=svg.encode()))),
    "WeasyPrint": weasy}
styles = {
    "@media": "<style>@media (prefers-color-scheme: dark) { rect { fill: black } }</style>",
    "media": '<style media="(prefers-color-scheme: dark)">rect { fill: black }</style>',
    "not all": '<style media="not all">rect { fill: black }</style>'}
found = {}
for name, render in renderers.items():
    found[name] = []
    for style in styles.values():
        image = render(f'''<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">{style}
            <rect width="20" height="20" fill="white"/></svg>''')
        found[name].append("light" if image.convert("L").getpixel((5, 5)) > 127 else "dark")
    print(f"{name}:", ", ".join(f"{style} {color}" for style, color in zip(styles, found[name])))
sys.exit(any(colors != ["light", "dark", "dark"] for colors in found.values()))
PYTHON
