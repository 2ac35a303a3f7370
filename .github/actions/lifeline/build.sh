#!/usr/bin/env bash
# Builds lifeline from the repository of this action, unless PROGRAM names one; writes 'program' for later steps.
set -euo pipefail

if [ -n "${PROGRAM:-}" ]; then
    command -v "$PROGRAM" >/dev/null || { echo "::error::'$PROGRAM' is not a program in the path"; exit 2; }
    echo "program=$(command -v "$PROGRAM")" >>"$GITHUB_OUTPUT"
    exit 0
fi
command -v swift >/dev/null || {
    echo "::error::building lifeline requires Swift 6.2 or later; run the job in the container 'swift:6.2'"
    exit 2
}
if ! pkg-config --exists libgvc 2>/dev/null; then
    if command -v apt-get >/dev/null; then
        as_root=()
        if [ "$(id -u)" -ne 0 ]; then as_root=(sudo); fi
        "${as_root[@]+"${as_root[@]}"}" apt-get update -qq
        "${as_root[@]+"${as_root[@]}"}" apt-get install -y -qq pkg-config libgraphviz-dev \
            $(apt-cache pkgnames libgvplugin-neato-layout)
    elif command -v brew >/dev/null; then
        brew install pkg-config graphviz
    else
        echo "::error::building lifeline needs the Graphviz library and pkg-config"
        exit 2
    fi
fi
package=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
scratch="$HOME/.cache/lifeline"
swift build -c release --product lifeline --package-path "$package" --scratch-path "$scratch"
echo "program=$(swift build -c release --package-path "$package" --scratch-path "$scratch" --show-bin-path)/lifeline" \
    >>"$GITHUB_OUTPUT"
