# Writes drawings to PDF pages of their size, like asciidoctor-pdf: prawn.rb < PAIRS
#
# A pair is an SVG, TAB the PDF to write.

require "prawn-svg"

Prawn::Fonts::AFM.hide_m17n_warning = true
$stdin.each_line(chomp: true) do |line|
  svg, pdf = line.split("\t")
  text = File.read(svg)
  width, height = text[/viewBox="0 0 ([\d.]+ [\d.]+)"/, 1].split.map(&:to_f)
  Prawn::Document.generate(pdf, page_size: [width, height], margin: 0) { svg text, at: [0, height], width: width }
end
