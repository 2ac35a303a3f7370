#!/usr/bin/env bash
# Checks INPUTS with LIFELINE, draws them, and tells which committed drawings in OUTPUT would change. Writes 'status',
# 'drawings' and 'summary' for later steps; what is wrong appears beside the lines of the pull request.
set -euo pipefail

# Splits a list with one entry on each line; blanks around an entry do not count.
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
# What cannot be drawn was told of by the check.
"$LIFELINE" render "${inputs[@]}" -o "$drawings" 2>/dev/null || true

{
    echo "### Lifeline"
    echo
    case $status in
        0) echo "Everything holds." ;;
        1) echo "Something is wrong; it is shown beside its lines." ;;
        *) echo "Something could not be checked; see the log." ;;
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
