#!/bin/sh
# Starts Lifeline, or says how to install the libraries it needs, which the system's loader can't.
case $0 in */*) self=$0 ;; *) self=$(command -v -- "$0") ;; esac
# Before macOS 12.3, readlink has no -f.
while [ -h "$self" ]; do
    link=$(readlink "$self")
    case $link in /*) self=$link ;; *) self="${self%/*}/$link" ;; esac
done
program="${self%/*}/../libexec/lifeline"

if [ "$(uname -s)" = Darwin ]; then
    # Homebrew has only the newest Graphviz. Other major versions have other names of libraries.
    if problem=$("$program" --version 2>&1); then exec "$program" "$@"; fi
    case $problem in
        *'Library not loaded: '*)
            library=${problem#*Library not loaded: }
            library=$(printf '%s' "$library" | head -n 1)
            library=${library##*/}
            cat >&2 <<END
lifeline: error: this program requires the library $library, which isn't installed. Install Graphviz with 'brew install graphviz'. If
it is installed, it is another version than this program was built with: build Lifeline from its sources, such as with Homebrew.
END
            ;;
        *) printf 'lifeline: error: the program does not start: %s\n' "$problem" >&2 ;;
    esac
    exit 2
fi

library=libgvc.so.6
for path in /usr/lib/*/"$library" /usr/lib64/"$library" /usr/lib/"$library" /usr/local/lib/"$library"; do
    if [ -e "$path" ]; then exec "$program" "$@"; fi
done
# The library may be in another folder that the loader knows.
if "$program" --version >/dev/null 2>&1; then exec "$program" "$@"; fi
cat >&2 <<END
lifeline: error: this program requires Graphviz 2, and its library $library is missing; on Debian 12, install it with
'apt-get install libgvc6'. For other versions of Graphviz, build Lifeline from its sources.
END
exit 2
