#!/usr/bin/env bash
# Checks INPUTS with LIFELINE, draws them, and lists the drawings in OUTPUT that are out of date. Writes 'status',
# 'drawings', and 'summary' for later steps; diagnostics annotate the lines of the pull request.
set -euo pipefail

# Splits a list with one entry per line; spaces around an entry are ignored.
entries=()
split() {
    entries=()
    local line
    while IFS= read -r line; do
        line="${line#"${line%%[![:space:]]*}"}"
        line="${line%"${line##*[![:space:]]}"}"
        if [ -n "$line" ]; then entries+=("$line"); fi
    done <<<"$1"
}

split "$INPUTS"
inputs=("${entries[@]+"${entries[@]}"}")
split "${ARGUMENTS:-}"
arguments=("${entries[@]+"${entries[@]}"}")
if [ ${#inputs[@]} -eq 0 ]; then echo "::error::name the files or folders to check in 'inputs'"; exit 64; fi
folder=()
if [ -n "${OUTPUT:-}" ]; then folder=(-o "$OUTPUT"); fi

status=0
"$LIFELINE" check "${inputs[@]}" "${folder[@]+"${folder[@]}"}" "${arguments[@]+"${arguments[@]}"}" --format github ||
    status=$?

work=$(mktemp -d "${RUNNER_TEMP:-/tmp}/lifeline.XXXXXX")
drawings="$work/drawings"
mkdir "$drawings"
# The check has reported what can't be drawn.
"$LIFELINE" render "${inputs[@]}" -o "$drawings" 2>/dev/null || true

{
    echo "### Lifeline"
    echo
    case $status in
        0) echo "Everything is up to date." ;;
        1) echo "Problems were found; see the annotations." ;;
        *) echo "Some inputs can't be checked; see the log." ;;
    esac
    if [ -n "${OUTPUT:-}" ]; then
        committed=$(cd "$OUTPUT" 2>/dev/null && pwd || echo "$PWD/$OUTPUT")
        changed=$(cd "$drawings" && find . -type f | sort | while IFS= read -r file; do
            if [ ! -e "$committed/$file" ]; then echo "| new | \`${file#./}\` |"; continue; fi
            cmp -s "$file" "$committed/$file" || echo "| changed | \`${file#./}\` |"
        done)
        if [ -n "$changed" ]; then printf '\n| | drawing |\n| --- | --- |\n%s\n' "$changed"; fi
    fi
} >"$work/summary.md"
if [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then cat "$work/summary.md" >>"$GITHUB_STEP_SUMMARY"; fi
{
    echo "status=$status"
    echo "drawings=$drawings"
    echo "summary=$work/summary.md"
} >>"$GITHUB_OUTPUT"
