#!/usr/bin/env bash
# Installs the program of the action's release, or builds it from the action's repository if there is none for this system,
# unless PROGRAM names one; writes 'program' for later steps.
set -euo pipefail

if [ -n "${PROGRAM:-}" ]; then
    command -v "$PROGRAM" >/dev/null || { echo "::error::'$PROGRAM' is not a program in the path"; exit 2; }
    echo "program=$(command -v "$PROGRAM")" >>"$GITHUB_OUTPUT"
    exit 0
fi

# Installs packages on Debian, Ubuntu, or macOS; fails on other systems.
install_packages() { # APT-PACKAGES BREW-PACKAGES
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then as_root=(sudo); fi
    if command -v apt-get >/dev/null; then
        "${as_root[@]+"${as_root[@]}"}" apt-get update -qq
        # shellcheck disable=SC2086
        "${as_root[@]+"${as_root[@]}"}" apt-get install -y -qq $1
    elif command -v brew >/dev/null; then
        # shellcheck disable=SC2086
        brew install $2
    else
        return 1
    fi
}

# Fails if a program doesn't start, or refuses to draw with the installed Graphviz.
draws() { # PROGRAM
    "$1" render --diagram poster --output drawing
}

# Downloads the program of the release, and prints its path; fails if there is none that works here.
download() {
    local version="${RELEASE#v}" suffix address folder
    case "$(uname -s)-$(uname -m)" in
        Linux-x86_64 | Linux-aarch64) suffix="linux-$(uname -m)-graphviz2" ;;
        Darwin-*) suffix=macos-universal ;;
        *) return 1 ;;
    esac
    address="${GITHUB_SERVER_URL:-https://github.com}/$REPOSITORY/releases/download/v$version"
    folder=$(mktemp -d "${RUNNER_TEMP:-/tmp}/lifeline-program.XXXXXX")
    local archive="lifeline-$version-$suffix.tar.gz" sums=(sha256sum)
    local bin="lifeline-$version-$suffix/bin/lifeline"
    if command -v shasum >/dev/null; then sums=(shasum -a 256); fi
    # A function that is called as a condition doesn't end at an error.
    (
        cd "$folder" &&
            curl -fsSL --retry 3 -O "$address/$archive" -O "$address/SHA256SUMS" &&
            grep -F " $archive" SHA256SUMS >sum &&
            "${sums[@]}" -c sum &&
            tar -xzf "$archive" &&
            { draws "$bin" || { install_packages libgvc6 graphviz && draws "$bin"; }; }
    ) >&2 || return 1
    echo "$folder/lifeline-$version-$suffix/bin/lifeline"
}

# Only a tag such as v1.2.0 has a release.
if [[ "${RELEASE:-}" =~ ^v?[0-9]+\.[0-9]+\.[0-9]+ ]]; then
    if program=$(download); then
        echo "program=$program" >>"$GITHUB_OUTPUT"
        exit 0
    fi
    echo "::notice::the release $RELEASE has no program that works on this system, so lifeline is built"
fi

command -v swift >/dev/null || {
    echo "::error::building lifeline requires Swift 6.1 or later; name a release of the action such as v1.2.0, or run the job in" \
        "the container 'swift:6.2'"
    exit 2
}
if ! pkg-config --exists libgvc 2>/dev/null; then
    layouts=$(apt-cache pkgnames libgvplugin-neato-layout 2>/dev/null || true)
    install_packages "pkg-config libgraphviz-dev $layouts" "pkg-config graphviz" || {
        echo "::error::building lifeline needs the Graphviz library and pkg-config"
        exit 2
    }
fi
package=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
scratch="$HOME/.cache/lifeline"
swift build -c release --product lifeline --traits Source --package-path "$package" --scratch-path "$scratch"
echo "program=$(swift build -c release --traits Source --package-path "$package" --scratch-path "$scratch" --show-bin-path)/lifeline" \
    >>"$GITHUB_OUTPUT"
