#!/usr/bin/env bash
# Qt SVG takes a list of font families for the name of one family.
#
# font-family is a list in all versions of SVG, also in SVG Tiny 1.2, whose static features Qt's documentation says are supported,
# and dot -Tsvg writes one by default: font-family="Times,serif". Qt looks for a family that is called so and, finding none,
# draws the application's default font: neither the second font, if the first isn't installed, nor the first, if it is. A single
# name works. Graphviz's boxes are measured for the font that Qt doesn't draw.
#
# Seen with Qt SVG 6.12.0 (package PySide6-Essentials), and with 5.15.19, and two fonts that are loaded from files:
#   a text in Roboto is 242 pixels wide, in Fredoka One 264; with another family before or behind either one,
#   both have the width of a third font
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m pip install --quiet --root-user-action ignore --target "$folder" PySide6-Essentials==6.12.0 font-roboto==0.0.1 \
    font-fredoka-one==0.0.4

QT_QPA_PLATFORM=offscreen PYTHONPATH=$folder python3 - "$folder" <<'PYTHON'
import sys
from PySide6.QtCore import qVersion
from PySide6.QtGui import QFontDatabase, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

application = QGuiApplication([])
for file in ("font_roboto/files/Roboto-Regular.ttf", "font_fredoka_one/files/FredokaOne-Regular.ttf"):
    assert QFontDatabase.addApplicationFont(f"{sys.argv[1]}/{file}") >= 0

def width(families):
    image = QImage(500, 50, QImage.Format.Format_Grayscale8)
    image.fill(0)
    painter = QPainter(image)
    svg = f'''<svg xmlns="http://www.w3.org/2000/svg" width="500" height="50">
        <text y="40" font-size="30" fill="#fff" font-family="{families}">viewWillDisappear</text></svg>'''
    QSvgRenderer(svg.encode()).render(painter)
    painter.end()
    return max(x for x in range(500) if any(image.pixelColor(x, y).red() > 99 for y in range(50)))

alone = [width(name) for name in ("Roboto", "Fredoka One")]
lists = [width(names) for names in ("Roboto,serif", "Missing,Roboto", "Fredoka One,serif", "Missing,Fredoka One")]
print(f"Qt {qVersion()}: alone {alone}, in a list {lists}")
sys.exit(alone[0] == alone[1] or len(set(lists)) != 1)
PYTHON
