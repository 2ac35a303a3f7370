#!/bin/sh
# Starts Lifeline, or says how to install the libraries it needs, which the system's loader can't.
case $0 in */*) self=$0 ;; *) self=$(command -v -- "$0") ;; esac
if [ -h "$self" ]; then self=$(readlink -f "$self"); fi
program="${self%/*}/../libexec/lifeline"
missing=
for library in libgvc.so.6 libcurl.so.4; do
    found=
    for path in /usr/lib/*/"$library" /usr/lib64/"$library" /usr/lib/"$library" /usr/local/lib/"$library"; do
        if [ -e "$path" ]; then found=$path; fi
    done
    if [ -z "$found" ]; then missing="$missing $library"; fi
done
# A missing library may be in another folder that the loader knows.
if [ -z "$missing" ] || "$program" --version >/dev/null 2>&1; then exec "$program" "$@"; fi
cat >&2 <<END
lifeline: error: this program requires Graphviz 2 and libcurl, and these libraries are missing:$missing; on Debian 12, install them
with 'apt-get install libgvc6 libcurl4'. For other versions of Graphviz, build Lifeline from its sources.
END
exit 2
