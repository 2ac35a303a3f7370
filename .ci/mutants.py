"""Finds locations in Swift sources where a small change should make a test fail.

A mutant is one small change: a file, a line, the original text, and the changed text. The changed text contains
`Mutant.isOn(N)`, so one build contains all mutants, and an environment variable selects one of them at run time.
"""

import hashlib
import json
import re
from pathlib import Path

MODULES = (
    "LifecycleCatalog", "LifecycleModel", "LifecycleEngine", "LifecycleLogs", "LifecycleReaders", "LifecycleDiagnostics",
    "LifecycleDiagrams", "Graphviz", "LifelineTool",
)
SWITCH = """\
#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A switch that selects one mutant, and that on request records which mutants are reached.
enum Mutant {
    private static let active = getenv("LIFELINE_MUTANT").flatMap { Int(String(cString: $0)) } ?? 0
    private static let trace = getenv("LIFELINE_MUTANT_TRACE").map { open($0, O_WRONLY | O_APPEND | O_CREAT, 0o644) }
    nonisolated(unsafe) private static let seen = UnsafeMutablePointer<UInt8>.allocate(capacity: 65536)

    @inline(never)
    static func isOn(_ number: Int) -> Bool {
        if let trace, seen[number] != 7 {
            seen[number] = 7
            let line = "\\(number)\\n"
            _ = write(trace, line, line.utf8.count)
        }
        return number == active
    }
}
"""
SWAPPED = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
KEYWORDS = {
    "if", "guard", "while", "where", "return", "in", "else", "let", "var", "case", "try", "await", "as", "is", "switch",
    "for", "throw", "func", "init", "default", "repeat", "any", "some", "inout", "import", "static", "private", "do",
}
STARTERS = {"if", "guard", "while", "where", "return", "in"}


class Mutant:
    """One change: `after` replaces `before` at the offset `start` in the file. `{on}` in `after` stands for the switch."""

    def __init__(self, file, text, start, before, after, change, by_hand=False):
        self.file, self.start, self.before, self.after = file, start, before, after
        self.change, self.by_hand = change, by_hand
        self.line = text.count("\n", 0, start) + 1
        line_start = text.rfind("\n", 0, start) + 1
        occurrence = text.count(before, line_start, start)
        source = text[line_start:text.find("\n", start)].strip()
        self.key = f"{file} | {source} | {change} | {occurrence}"
        self.rank = hashlib.sha256(self.key.encode()).hexdigest()

    def replacement(self, number):
        return self.after.replace("{on}", f"Mutant.isOn({number})")


def masked(text):
    """Returns the text with comments and code for Darwin blanked, and strings replaced by letters. No character moves."""
    out, i = list(text), 0

    def fill(start, end, letter):
        for k in range(start, min(end, len(out))):
            if out[k] != "\n":
                out[k] = letter

    while i < len(text):
        if text.startswith("//", i):
            end = text.find("\n", i)
            end = len(text) if end < 0 else end
            fill(i, end, " ")
        elif text.startswith("/*", i):
            end = text.find("*/", i) + 2
            fill(i, end, " ")
        elif match := re.compile(r'(#*)("""|")').match(text, i):
            end = string_end(text, match.end(), match.group(2), match.group(1))
            fill(i, end, "S")
        else:
            end = i + 1
        i = end
    mask = "".join(out)
    def blank(match):
        return match.group(1) + re.sub(r"[^\n]", " ", match.group(2))

    # Code that is compiled only on Darwin isn't tested elsewhere.
    for darwin in (r"()(#if (?:canImport\(Darwin\)|os\(macOS\)).*?)(?=#else|#elseif|#endif)",
                   r"(#if canImport\(Glibc\)(?:(?!#else|#endif).)*#else)((?:(?!#endif).)*)"):
        mask = re.sub(darwin, blank, mask, flags=re.DOTALL)
    return mask


def string_end(text, i, quote, pounds):
    escape, depth = "\\" + pounds, 0
    while i < len(text):
        if depth == 0 and text.startswith(quote + pounds, i):
            return i + len(quote + pounds)
        if text.startswith(escape + "(", i):
            depth, i = depth + 1, i + len(escape) + 1
        elif depth == 0 and text.startswith(escape, i):
            i += len(escape) + 1
        elif depth and text[i] == '"':
            i = string_end(text, i + 1, '"', "")
        elif depth and text[i] in "()":
            depth, i = depth + (1 if text[i] == "(" else -1), i + 1
        else:
            i += 1
    return i


def operand_before(mask, end):
    """Returns the start of the simple operand that ends at `end`. Returns None if there is no such operand, or if the expression
    starts before the operand.
    """
    i = end
    while i > 0:
        c = mask[i - 1]
        if c.isalnum() or c in "_$.?!":
            i -= 1
        elif c in ")]":
            depth = 0
            while i > 0:
                i -= 1
                depth += {")": 1, "]": 1, "(": -1, "[": -1}.get(mask[i], 0)
                if depth == 0:
                    break
        else:
            break
    if i == end or mask[i:end] in KEYWORDS:
        return None
    before = mask[:i].rstrip()
    if before.endswith(("(", "{", "[", ",", "&&", "||", ":")):
        return i
    if before.endswith("=") and before[-2] == " " or before.endswith(" ?"):
        return i
    word = re.search(r"[A-Za-z_]+$", before)
    return i if word and word.group() in STARTERS and before != mask[:i] else None


def operand_after(mask, start):
    """Returns the end of the simple operand that starts at `start`. Returns None if there is no such operand, or if the
    expression continues after the operand.
    """
    match = re.compile(r"[!\-]?\.?[A-Za-z0-9_$]").match(mask, start)
    if not match:
        return None
    i = match.end()
    while i < len(mask):
        c = mask[i]
        if c.isalnum() or c in "_$":
            i += 1
        elif c in ".?!" and i + 1 < len(mask) and (mask[i + 1].isalnum() or mask[i + 1] in "_?!.[" or c == "!"):
            if mask.startswith(("..", "??"), i):
                return None
            i += 1
        elif c in "([":
            depth = 0
            while i < len(mask):
                depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(mask[i], 0)
                i += 1
                if depth == 0:
                    break
        else:
            break
    if mask[start:i] in KEYWORDS:
        return None
    return i if ends_expression(mask, start, i) else None


def ends_expression(mask, start, end):
    rest = mask[end:].lstrip(" ")
    line = mask[mask.rfind("\n", 0, start) + 1:start]
    if rest.startswith("\n"):
        rest = mask[end:].lstrip()
        return not re.match(r"[.+\-*/%]|\?\?|&(?!&)|\|(?!\|)|[<>=!]=?\s|as\b|is\b", rest)
    if rest.startswith("{"):
        return bool(re.match(r"\s*(\} else )?(if|while|for|guard)\b", line)) and "{" not in line.lstrip(" }")
    if rest.startswith("?"):
        return rest.startswith("? ")
    return rest.startswith((",", ")", "]", "}", "&& ", "|| ", ":", ";", "else"))


def comparisons(file, text, mask):
    for match in re.finditer(r" (<|<=|>|>=|==|!=) ", mask):
        left, right = operand_before(mask, match.start()), operand_after(mask, match.end())
        if left is None or right is None:
            continue
        operator, whole = match.group(1), text[left:right]
        changed = text[left:match.start()] + f" {SWAPPED[operator]} " + text[match.end():right]
        yield Mutant(file, text, left, whole, "({on} ? " + changed + " : " + whole + ")", f"{whole} => {changed}")


def clauses(file, text, mask):
    for match in re.finditer(r"(&&|\|\|) (?=[A-Za-z!$(])", mask):
        start = match.end()
        end = clause_end(mask, start)
        if end is None:
            continue
        whole = text[start:end]
        after = "({on} || " + whole + ")" if match.group(1) == "&&" else "(!{on} && " + whole + ")"
        yield Mutant(file, text, start, whole, after, f"{match.group(1)} {whole} => dropped")


def clause_end(mask, start):
    end = operand_after(mask, start)
    if end is not None:
        return end
    match = re.compile(r"[A-Za-z0-9_$.?()\[\]]+ (<|<=|>|>=|==|!=) ").match(mask, start)
    return operand_after(mask, match.end()) if match else None


def conditions(file, text, mask):
    for match in re.finditer(r"\b(if|guard|while|return) (?=[A-Za-z!$])", mask):
        start = match.end()
        end = operand_after(mask, start)
        if end is None or mask[start:end].lstrip("!") in {"true", "false", "nil"}:
            continue
        rest = mask[end:].lstrip(" ")
        is_clause = rest.startswith((",", "{", "else")) and match.group(1) != "return" or rest.startswith(("&&", "||"))
        if is_clause:
            whole = text[start:end]
            yield Mutant(file, text, start, whole, "({on} != (" + whole + "))", f"{whole} => negated")


def literals(file, text, mask):
    for match in re.finditer(r"(?:[<>=!]=? |[+\-*/%] |[a-z]\(|\.\.[.<]|(?:since|until): )(\d+)(?=[,)\]\s])", mask):
        start, number = match.start(1), match.group(1)
        if forbids_literals(mask, start):
            continue
        sign = match.group(0)[:-len(number)]
        change = f"{sign}{number} => {sign}{int(number) + 1}"
        yield Mutant(file, text, start, number, f"({{on}} ? {int(number) + 1} : {number})", change)


def booleans(file, text, mask):
    for match in re.finditer(r"(return |[a-zA-Z\]] = |\{ |else )(true|false)\b(?=\s*[\n}])", mask):
        start, word = match.start(2), match.group(2)
        if forbids_literals(mask, start):
            continue
        after = "!{on}" if word == "true" else "{on}"
        opposite = "false" if word == "true" else "true"
        yield Mutant(file, text, start, word, after, f"{match.group(1)}{word} => {opposite}")


def neighbors(file, text, mask):
    for match in re.finditer(r"\.(first|last|min\(\)|max\(\))(?= (else|\{|==|!=)|[,)\n])", mask):
        start = operand_before(mask, match.end())
        if start is None or mask[start] in "!.":
            continue
        other = {"first": "last", "last": "first", "min()": "max()", "max()": "min()"}[match.group(1)]
        whole = text[start:match.end()]
        changed = text[start:match.start()] + "." + other
        yield Mutant(file, text, start, whole, "({on} ? " + changed + " : " + whole + ")", f"{whole} => {changed}")


def rows(file, text, mask):
    """Yields mutants that replace one string in a list of strings with a control character."""
    for match in re.finditer(r"(?<=[\[,] )S+(?=[,\]])|(?<=\[)S+(?=, )|(?<=\n        )S+(?=,)", mask):
        whole = match.group()
        if "\n" in whole or not re.match(r'^"[^"\\]+"$', text[match.start():match.end()]) or in_call(mask, match.start()):
            continue
        source = text[match.start():match.end()]
        yield Mutant(file, text, match.start(), source, '({on} ? "\\u{1}" : ' + source + ")", f"row {source} => dropped")


def in_call(mask, start):
    """Returns whether `start` is outside square brackets, or in other brackets inside them."""
    depth = 0
    for c in reversed(mask[:start]):
        depth += {")": 1, "]": 1, "}": 1, "(": -1, "[": -1, "{": -1}.get(c, 0)
        if depth < 0:
            return c != "["
    return True


def forbids_literals(mask, start):
    """Returns whether to skip a literal, because its line declares default arguments or raw values, matches patterns, or
    only reserves memory.

    A change to the upper bound of a range that ends with the newest iOS version (26) has no effect, because no later version
    can be simulated.
    """
    line = mask[mask.rfind("\n", 0, start) + 1:start]
    if "reserveCapacity(" in line or line.endswith("...") and mask.startswith("26", start):
        return True
    return bool(re.search(r"\b(func|init|case|import)\b|@|#|^\s*\)|(^\s*|, )[\w ]+: [\w?]+ =", line))


FINDERS = (comparisons, clauses, conditions, literals, booleans, neighbors, rows)


def all_sites(root):
    """Yields the mutants in every module, by file. If several mutants change one line, only the first by rank is kept. Mutants
    of several lines are left out.
    """
    for module in MODULES:
        for path in sorted((root / "Sources" / module).rglob("*.swift")):
            text = path.read_text(encoding="utf-8")
            mask, file = masked(text), str(path.relative_to(root))
            found = [mutant for finder in FINDERS for mutant in finder(file, text, mask)]
            taken, kept = set(), []
            for mutant in sorted(found, key=lambda m: m.rank):
                if mutant.line not in taken and "\n" not in mutant.before:
                    taken.add(mutant.line)
                    kept.append(mutant)
            yield file, text, kept


def by_hand(root, list_file):
    """Yields the mutants from the list file. The text of each mutant must occur exactly once in its file."""
    for entry in json.loads(Path(list_file).read_text(encoding="utf-8")):
        text = (root / entry["file"]).read_text(encoding="utf-8")
        if text.count(entry["find"]) != 1:
            raise SystemExit(f"{list_file}: '{entry['find']}' must occur exactly once in {entry['file']}")
        start = text.index(entry["find"])
        yield Mutant(entry["file"], text, start, entry["find"], entry["replace"], entry["what"], by_hand=True)


def choose(root, list_file, per_module):
    """Returns the mutants for a run in numerical order: the listed mutants, and then an even sample from each module."""
    chosen = list(by_hand(root, list_file))
    taken = {(m.file, line) for m in chosen for line in range(m.line, m.line + m.before.count("\n") + 1)}
    sites = list(all_sites(root))
    for module in MODULES:
        candidates = []
        for file, _, found in sites:
            if file.startswith(f"Sources/{module}/"):
                free = [m for m in found if (m.file, m.line) not in taken]
                # The third mutant in a file comes after the first two in every other file.
                candidates += [(place // 2, m.rank, m) for place, m in enumerate(free)]
        candidates.sort(key=lambda c: c[:2])
        chosen += sorted((c[2] for c in candidates[:per_module]), key=lambda m: (m.file, m.line))
    return chosen


def rewrite(text, mutants):
    """Returns the text with the numbered mutants. The line numbers don't change."""
    for number, mutant in sorted(mutants, key=lambda entry: -entry[1].start):
        end = mutant.start + len(mutant.before)
        text = text[:mutant.start] + mutant.replacement(number) + text[end:]
    return text
