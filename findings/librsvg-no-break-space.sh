#!/usr/bin/env bash
# librsvg and svglib strip no-break spaces at the ends of a text, with which Graphviz indents labels.
#
# SVG's rules for white space name space, tab, and line breaks. A no-break space is a character to draw, and dot -Tsvg writes the
# leading spaces of a label as " &#160;&#160;". librsvg and svglib trim a text with their language's function, which also removes
# no-break spaces: the lines of a label lose their indentation. resvg and CairoSVG draw it. Since version 13, Graphviz adds
# xml:space="preserve" to each text, with which librsvg draws it too.
#
# Seen with librsvg in the package pyvips-binary 8.18.7 (also with 2.54.7), svglib 2.3.2, resvg-py 0.5.0, and cairosvg 2.9.1.
# Nine no-break spaces shift a letter to the right by:
#   resvg 89, CairoSVG 90, librsvg 0 pixels, librsvg with xml:space="preserve" 89 pixels; svglib: the text without them
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m pip install --quiet --root-user-action ignore --target "$folder" pyvips==3.2.0 pyvips-binary==8.18.7 svglib==2.3.2 \
    resvg-py==0.5.0 cairosvg==2.9.1 pillow==13.0.0 font-roboto==0.0.1
cat > "$folder/fonts.conf" <<XML
<fontconfig><dir>$folder/font_roboto/files</dir><cachedir>$folder/cache</cachedir></fontconfig>
XML

FONTCONFIG_FILE=$folder/fonts.conf PYTHONPATH=$folder python3 - <<'PYTHON'
import io, os, sys
import cairosvg, pyvips, resvg_py
from PIL import Image
from svglib.svglib import svg2rlg

def svg(text, attributes=""):
    return f'''<svg xmlns="http://www.w3.org/2000/svg" width="400" height="50">
        <text x="0" y="40" font-family="Roboto" font-size="40" {attributes}>{text}</text></svg>'''

def left(render, *arguments):
    image = Image.open(io.BytesIO(bytes(render(svg(*arguments)))))
    return image.convert("RGBA").getchannel("A").getbbox()[0]

renderers = {
    "resvg": lambda s: resvg_py.svg_to_bytes(svg_string=s, font_dirs=[os.path.dirname(os.environ["FONTCONFIG_FILE"])]),
    "CairoSVG": lambda s: cairosvg.svg2png(bytestring=s.encode()),
    "librsvg": lambda s: pyvips.Image.svgload_buffer(s.encode()).write_to_buffer(".png")}
indented = "&#160;" * 9 + "H"
found = {name: left(render, indented) - left(render, "H") for name, render in renderers.items()}
found["librsvg, preserve"] = left(renderers["librsvg"], indented, 'xml:space="preserve"') - left(renderers["librsvg"], "H")
text = svg2rlg(io.BytesIO(svg(indented).encode())).getContents()
while hasattr(text[0], "getContents"):
    text = text[0].getContents()
print("; ".join(f"{name}: {shift} pixels" for name, shift in found.items()) + f"; svglib: text {text[0].text!r}")
sys.exit(found["librsvg"] != 0 or min(v for k, v in found.items() if k != "librsvg") < 80 or text[0].text != "H")
PYTHON
