#!/usr/bin/env bash
# networkx's nx_pydot.read_dot drops what a DOT file states in a subgraph.
#
# A DOT file's nodes and edges belong to the graph also if they are stated in a subgraph, such as a cluster, and
# nx_agraph.read_dot, which the documentation offers as the alternative, returns them. nx_pydot.read_dot looks only at the top
# level: an edge in a cluster is missing, a node without an edge outside is missing, and another node has no attributes. Nothing
# is printed. It also takes the port of "c:p" for a part of the name, so that "c" and "c:p" are two nodes.
#
# Seen with networkx 3.6.1, pydot 4.0.1, and pygraphviz 2.0.4:
#   nx_agraph: nodes a, b, c, labeled: b; edges a-b, b-c
#   nx_pydot: nodes b, c, c:p, labeled: none; edges b-c:p
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m pip install --quiet --root-user-action ignore --target "$folder" networkx==3.6.1 pydot==4.0.1 pyparsing==3.3.3 \
    pygraphviz==2.0.4

cat > "$folder/a.dot" <<'DOT'
digraph { subgraph cluster { a; b [label="B"]; a -> b } c; b -> c:p }
DOT
PYTHONPATH=$folder python3 - "$folder/a.dot" <<'PYTHON'
import sys
import networkx

found = {}
for reader in (networkx.nx_agraph, networkx.nx_pydot):
    graph = reader.read_dot(sys.argv[1])
    found[reader.__name__.split(".")[-1]] = (
        sorted(graph), [n for n in graph if "label" in graph.nodes[n]], sorted(f"{a}-{b}" for a, b in graph.edges()))
for name, (nodes, labeled, edges) in found.items():
    print(f"{name}: nodes {', '.join(nodes)}, labeled: {', '.join(labeled) or 'none'}; edges {', '.join(edges)}")
sys.exit(found != {
    "nx_agraph": (["a", "b", "c"], ["b"], ["a-b", "b-c"]),
    "nx_pydot": (["b", "c", "c:p"], [], ["b-c:p"])})
PYTHON
