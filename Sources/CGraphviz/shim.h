// Includes the headers of libgvc and cgraph that the Swift module Graphviz uses, and wraps what Swift code can't use
// directly: macros with arguments, and mutable globals.
#ifndef CGRAPHVIZ_SHIM_H
#define CGRAPHVIZ_SHIM_H

#include <cgraph.h>
#include <graphviz_version.h>
#include <gvc.h>
#include <gvcext.h>
#include <gvcjob.h>
#include <gvplugin_device.h>
#include <gvplugin_render.h>
#include <gvplugin_textlayout.h>
#include <types.h>

/// Returns cgraph's descriptor of a directed graph that can have parallel edges.
static inline Agdesc_t gvz_directed(void) { return Agdirected; }

/// Returns a copy of cgraph's default discipline. Callers replace individual members, because the set of members
/// differs between versions of Graphviz.
static inline Agdisc_t gvz_default_discipline(void) { return AgDefaultDisc; }

/// Returns a copy of cgraph's default ID discipline. Callers replace individual members, as in the default discipline.
static inline Agiddisc_t gvz_default_id_discipline(void) { return AgIdDisc; }

/// Returns the sequence number of a node, edge, or subgraph: its position among the objects of its kind, in creation
/// order, starting from 1.
static inline unsigned gvz_sequence(void *object) { return AGSEQ(object); }

/// Returns the bounding box of a laid-out graph, in points.
static inline boxf gvz_bounding_box(Agraph_t *graph) { return GD_bb(graph); }

/// An end of an edge in a laid-out graph: the base and the tip of the arrowhead, in points. Without an arrowhead,
/// `base` is the end of the spline, and `has_tip` is 0.
typedef struct {
    pointf base, tip;
    int has_tip;
} gvz_edge_end;

/// Returns the head end of an edge, or zeros if the edge has no spline.
static inline gvz_edge_end gvz_head(Agedge_t *edge) {
    gvz_edge_end end = {{0, 0}, {0, 0}, 0};
    const splines *route = ED_spl(edge);
    if (!route || route->size == 0) return end;
    const bezier *last = &route->list[route->size - 1];
    end.base = last->list[last->size - 1];
    end.tip = last->ep;
    end.has_tip = last->eflag != 0;
    return end;
}

/// Returns the tail end of an edge, or zeros if the edge has no spline.
static inline gvz_edge_end gvz_tail(Agedge_t *edge) {
    gvz_edge_end end = {{0, 0}, {0, 0}, 0};
    const splines *route = ED_spl(edge);
    if (!route || route->size == 0) return end;
    const bezier *first = &route->list[0];
    end.base = first->list[0];
    end.tip = first->sp;
    end.has_tip = first->sflag != 0;
    return end;
}

#endif
