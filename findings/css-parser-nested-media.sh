#!/usr/bin/env bash
# css_parser 1.6.0 applies rules of an unknown @supports block that follow a nested @media.
#
# The Ruby library css_parser knows no @supports and skips its block, but an @media in the block ends the skipping: the rules
# after the @media are read as if they stood outside, and for that medium only. prawn-svg 0.32.0, with which asciidoctor-pdf
# 2.3.4 of Debian 12 draws SVG, then applies half of a style sheet that is meant for software with paint-order, and a stroke
# that should lie behind a text covers it. Rules before the first @media, and rules in another @supports block without an
# @media, are skipped as they should be.
#
# Seen with css_parser 1.6.0 (ruby-css-parser 1.6.0-2+deb12u1) on Debian 12, of whose packages this script uses:
#   p1 (before the @media): skipped, p2 (after it): applied, p3 (in a block of its own): skipped
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq ruby-css-parser=1.6.0-2+deb12u1 ruby-addressable=2.8.1-1 ruby-public-suffix=4.0.6+ds-2 \
    ruby3.1=3.1.7+really3.1.2-0+deb12u1 libruby3.1=3.1.7+really3.1.2-0+deb12u1 libyaml-0-2=0.2.5-1 \
    libgmp10=2:6.2.1+dfsg1-1.1
for package in *.deb; do dpkg -x "$package" root; done

libraries=$(echo root/usr/lib/*-linux-gnu)
paths=$(echo root/usr/share/rubygems-integration/all/gems/*/lib root/usr/lib/ruby/vendor_ruby root/usr/lib/ruby/3.1.0 \
    "$libraries"/ruby/3.1.0 | tr ' ' ':')
LD_LIBRARY_PATH=$PWD/$libraries RUBYLIB=$paths root/usr/bin/ruby3.1 --disable-gems - <<'RUBY'
require "css_parser"

parser = CssParser::Parser.new
parser.add_block!(<<~CSS)
  @supports (paint-order: stroke) {
  p1 { stroke: white }
  @media screen { q { stroke: white } }
  p2 { stroke: white }
  }
  @supports (paint-order: stroke) { p3 { stroke: white } }
CSS
found = %w[p1 p2 p3].map { |name| parser.find_by_selector(name).empty? ? "skipped" : "applied" }
puts "css_parser #{CssParser::VERSION}: p1 #{found[0]}, p2 #{found[1]}, p3 #{found[2]}"
exit found == %w[skipped applied skipped]
RUBY
