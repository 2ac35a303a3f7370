#!/usr/bin/env bash
# lnav takes the level of an NSLog line from the app's name, and cuts the message off.
#
# lnav shows logs of any kind with time stamps, and has the level, the message, and so on as columns for queries. In a line of
# NSLog, the process follows the time stamp. If its name begins with a level's, as Infographics or Debugger does, the line has
# that level, by which lnav colors, counts, and filters, and log_body begins in the middle of [process:thread]. A name that begins
# with T loses it, as if it separated date and time. Elsewhere in the line, as in -[ErrorViewController viewDidLoad], the name of
# a level has no effect.
#
# Seen with lnav 0.11.1 (0.11.1-3 of Debian 12):
#   Recipes: unknown, Recipes[41:707] -[HomeViewController viewDidLoad]
#   Trips: unknown, rips[41:707] -[HomeViewController viewDidLoad]
#   Infographics: info, :707] -[HomeViewController viewDidLoad]; Errands: error, the same; Debugger: debug, the same
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p archives/partial
apt-get install -qq -y --no-install-recommends --reinstall --download-only -o Dir::Cache::archives="$PWD/archives" \
    -o Debug::NoLocking=1 -o APT::Sandbox::User=root lnav=0.11.1-3 > /dev/null
for package in archives/*.deb; do dpkg -x "$package" root; done

for app in Recipes Trips Infographics Errands Debugger; do
    echo "2026-11-02 10:11:12.123 ${app}[41:707] -[HomeViewController viewDidLoad]" > app.log
    echo "$app: $(HOME=$PWD LD_LIBRARY_PATH=$(echo root/usr/lib/*-linux-gnu) root/usr/bin/lnav -n \
        -c ';SELECT log_level, log_body FROM all_logs' -c ':write-csv-to -' app.log | tail -1)"
done | tee found
diff - found <<'TEXT'
Recipes: unknown,Recipes[41:707] -[HomeViewController viewDidLoad]
Trips: unknown,rips[41:707] -[HomeViewController viewDidLoad]
Infographics: info,:707] -[HomeViewController viewDidLoad]
Errands: error,:707] -[HomeViewController viewDidLoad]
Debugger: debug,:707] -[HomeViewController viewDidLoad]
TEXT
