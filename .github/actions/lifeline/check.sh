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

# The options of the check that are options of drawings as well, with their values.
drawing=()
known=$("$LIFELINE" render --help)
takes=false
for word in "${arguments[@]+"${arguments[@]}"}"; do
    case "$word" in
        --format | --format=* | -o | --output | --output=*) takes=false ;;
        -*)
            takes=false
            if grep -qE -- "(^|[[:space:]/])${word%%=*}([[:space:]/,]|$)" <<<"$known"; then
                takes=true
                drawing+=("$word")
            fi
            ;;
        *) if $takes; then drawing+=("$word"); fi ;;
    esac
done
# The check has reported what can't be drawn.
"$LIFELINE" render "${inputs[@]}" -o "$drawings" "${drawing[@]+"${drawing[@]}"}" 2>/dev/null || true

# Prints a name as a code span, which contains no markup: without control characters, and between more backticks than it has
# in a row.
code() {
    local name="${1//[[:cntrl:]]/?}" fence='`'
    while [[ "$name" == *"$fence"* ]]; do fence+='`'; done
    if [ "$fence" != '`' ]; then name=" $name "; fi
    printf '%s' "$fence$name$fence"
}

{
    echo "### Lifeline"
    echo
    case $status in
        0) echo "Everything is up to date." ;;
        1) echo "Problems were found; see the annotations." ;;
        *) echo "Some inputs can't be checked; see the log." ;;
    esac
    # Another version of Graphviz draws other bytes, which are not out of date.
    if [ -n "${OUTPUT:-}" ] && [ $status -ne 0 ]; then
        committed=$(cd "$OUTPUT" 2>/dev/null && pwd || echo "$PWD/$OUTPUT")
        changed=$(cd "$drawings" && find . -type f -print0 | sort -z | while IFS= read -r -d '' file; do
            if [ ! -e "$committed/$file" ]; then echo "- new: $(code "${file#./}")"; continue; fi
            cmp -s "$file" "$committed/$file" || echo "- changed: $(code "${file#./}")"
        done)
        if [ -n "$changed" ]; then printf '\nDrawings:\n\n%s\n' "$changed"; fi
    fi
} >"$work/summary.md"
if [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then cat "$work/summary.md" >>"$GITHUB_STEP_SUMMARY"; fi
{
    echo "status=$status"
    echo "drawings=$drawings"
    echo "summary=$work/summary.md"
} >>"$GITHUB_OUTPUT"
