#!/usr/bin/env bash
# Translate Toolkit merges two entries of a .strings file if a comment follows the first, and joins the lines of a value.
#
# A .strings file, such as one that ibtool extracts from a storyboard, is a property list in the old style: spaces, line breaks,
# and comments may be anywhere between tokens, and a value may contain line breaks. Translate Toolkit reads it line by line.
# After "…"; // comment, the next entry becomes a part of the value, and its key is lost; a space before the semicolon adds a
# quotation mark to the value; of a value with two lines, the break and the indentation are gone. Nothing is reported, and
# writing the file back keeps the damage. A comment on a line of its own is read correctly.
#
# Seen with translate-toolkit 3.20.4; openstep-plist 0.5.2, which reads the whole format, for comparison:
#   openstep-plist: a = A, b = B, c = C, d = two\n  lines
#   Translate Toolkit: a = A"; // first"b" = "B, c = C" , d = twolines
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m pip install --quiet --root-user-action ignore --target "$folder" translate-toolkit==3.20.4 openstep-plist==0.5.2

PYTHONPATH=$folder python3 - <<'PYTHON'
import sys
import openstep_plist
from translate.storage import properties

text = '''"a" = "A"; // first
"b" = "B";
"c" = "C" ;
"d" = "two
  lines";
'''
expected = openstep_plist.loads("{" + text + "}")
store = properties.stringsutf8file()
store.parse(text.encode())
found = {unit.name: unit.source for unit in store.units}
for name, entries in (("openstep-plist", expected), ("Translate Toolkit", found)):
    print(f"{name}:", ", ".join(f"{key} = {value!r}" for key, value in entries.items()))
sys.exit(expected != {"a": "A", "b": "B", "c": "C", "d": "two\n  lines"}
         or found != {"a": 'A"; // first"b" = "B', "c": 'C" ', "d": "twolines"})
PYTHON
