#!/bin/sh
# Starts Lifeline, or says how to install Graphviz, which the system's loader can't.
case $0 in */*) self=$0 ;; *) self=$(command -v -- "$0") ;; esac
if [ -h "$self" ]; then self=$(readlink -f "$self"); fi
program="${self%/*}/../libexec/lifeline"
for library in /usr/lib/*/libgvc.so.6 /usr/lib64/libgvc.so.6 /usr/lib/libgvc.so.6 /usr/local/lib/libgvc.so.6; do
    if [ -e "$library" ]; then exec "$program" "$@"; fi
done
# It may be in another folder that the loader knows.
if "$program" --version >/dev/null 2>&1; then exec "$program" "$@"; fi
cat >&2 <<'END'
lifeline: error: this program requires Graphviz 2, and its library libgvc.so.6 is missing; on Debian 12 and Ubuntu 24.04, install
it with 'apt-get install libgvc6'. For other versions of Graphviz, build Lifeline from its sources.
END
exit 2
