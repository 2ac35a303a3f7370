#!/usr/bin/env bash
# pandoc drops a <picture> element of GitHub's Markdown without a warning.
#
# READMEs show an image for light and one for dark pages with <picture>, which contains an <img>. The GFM reader passes the
# element on as raw HTML, tag by tag, and the writers of other formats leave raw HTML out: the document has no image, the
# status is 0, and only --verbose prints a message. The same image as ![text](a.png) is in the document. HTML output with
# --embed-resources embeds the <img> and keeps the <source> as a reference to a file next to the document.
#
# Seen with pandoc 3.6.1, which the package pypandoc_binary 1.15 contains, and with 2.17 and 3.9:
#   picture: 0 images in the document, status 0, no message
#   ![...]: 1 image in the document
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m pip install --quiet --root-user-action ignore --target "$folder/python" pypandoc_binary==1.15
pandoc=$(find "$folder/python" -name pandoc -type f)
cd "$folder"
"$pandoc" --version | head -1
# A PNG of one pixel.
base64 -d > a.png <<< 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

images() {
    "$pandoc" --from gfm --to docx --output document.docx 2> messages
    python3 -c 'import zipfile; print(sum("media/" in n for n in zipfile.ZipFile("document.docx").namelist()))'
}
picture=$(images <<< 'Before <picture><source media="(prefers-color-scheme: dark)" srcset="a.png"><img src="a.png" alt="a"></picture> after')
silence=$(wc -c < messages)
image=$(images <<< 'Before ![a](a.png) after')
echo "picture: $picture images, $silence bytes of messages; ![...]: $image images"
[ "$picture" = 0 ] && [ "$silence" = 0 ] && [ "$image" = 1 ]
