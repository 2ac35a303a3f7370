// A layout of our own, a plugin like Graphviz's own ones: every node and edge is put where it was told to be. Graphviz's
// `nop2` does the same from texts, and half of a long drawing's time goes into writing and reading those.
//
// What it calls of libgvc is what the library gives to its own layouts in every version, though in headers that are not
// installed: counts and truth values that differ in their types are passed in ways that suit all of them.
#ifndef LIFELINE_CGRAPHVIZ_PLACING_H
#define LIFELINE_CGRAPHVIZ_PLACING_H

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <graphviz/cgraph.h>
#include <graphviz/gvc.h>
#include <graphviz/gvcext.h>
#include <graphviz/gvplugin_layout.h>
#include <graphviz/types.h>

void common_init_node(Agnode_t *node);
void common_init_edge(Agedge_t *edge);
void gv_nodesize(Agnode_t *node, int flip);
void arrow_flags(Agedge_t *edge, uint32_t *tail, uint32_t *head);
void gv_cleanup_node(Agnode_t *node);
void gv_cleanup_edge(Agedge_t *edge);

/// The way of an edge; places are in points, y upward.
typedef struct {
    /// Where its points begin among those of all edges, and how many they are: one, then three for each curve.
    size_t start, count;
    /// Whether the tips of its arrows are set.
    int has_tail_tip, has_tip;
    pointf tail_tip, tip;
    /// The middles of its label and of its remark.
    pointf label, remark;
} ll_way;

/// All nodes and edges, and where each lies: every node has a place, and every edge a way.
typedef struct {
    Agrec_t header;
    Agnode_t *const *nodes;
    const pointf *places;
    size_t node_count;
    Agedge_t *const *edges;
    const ll_way *ways;
    size_t edge_count;
    const pointf *points;
} ll_places;

#define LL_LAYOUT "lifeline"

/// The record of a graph that holds its places.
static inline ll_places *ll_places_of(Agraph_t *graph) {
    return (ll_places *)agbindrec(graph, (char *)"lifeline places", sizeof(ll_places), 0);
}

static inline pointf ll_minus(pointf left, pointf right) {
    left.x -= right.x;
    left.y -= right.y;
    return left;
}

static inline void ll_place_label(textlabel_t *label, pointf place) {
    if (!label) return;
    label->pos = place;
    label->set = 1;
}

/// Gives an edge its way.
static inline void ll_place_edge(Agedge_t *edge, const ll_way *way, const pointf *points) {
    uint32_t tail = 0, head = 0;
    arrow_flags(edge, &tail, &head);
    splines *curves = (splines *)calloc(1, sizeof(splines));
    bezier *curve = (bezier *)calloc(1, sizeof(bezier));
    pointf *list = (pointf *)malloc(way->count * sizeof(pointf));
    if (!curves || !curve || !list) {
        free(curves);
        free(curve);
        free(list);
        return;
    }
    memcpy(list, points + way->start, way->count * sizeof(pointf));
    curve->list = list;
    curve->size = way->count;
    if (way->has_tail_tip) {
        curve->sflag = tail;
        curve->sp = way->tail_tip;
    }
    if (way->has_tip) {
        curve->eflag = head;
        curve->ep = way->tip;
    }
    curves->list = curve;
    curves->size = 1;
    ED_spl(edge) = curves;
    ll_place_label(ED_label(edge), way->label);
    ll_place_label(ED_head_label(edge), way->remark);
}

static inline void ll_shift_label(textlabel_t *label, pointf origin) {
    if (label && label->set) label->pos = ll_minus(label->pos, origin);
}

static inline void ll_shift_edge(Agedge_t *edge, pointf origin) {
    if (!ED_spl(edge)) return;
    bezier *curve = ED_spl(edge)->list;
    for (size_t index = 0; index < (size_t)curve->size; index++) {
        curve->list[index] = ll_minus(curve->list[index], origin);
    }
    if (curve->sflag) curve->sp = ll_minus(curve->sp, origin);
    if (curve->eflag) curve->ep = ll_minus(curve->ep, origin);
    ll_shift_label(ED_label(edge), origin);
    ll_shift_label(ED_head_label(edge), origin);
}

static inline void ll_cover(boxf *box, pointf middle, double width, double height) {
    double left = middle.x - width / 2, right = middle.x + width / 2;
    double lower = middle.y - height / 2, upper = middle.y + height / 2;
    if (left < box->LL.x) box->LL.x = left;
    if (right > box->UR.x) box->UR.x = right;
    if (lower < box->LL.y) box->LL.y = lower;
    if (upper > box->UR.y) box->UR.y = upper;
}

static inline void ll_cover_label(boxf *box, const textlabel_t *label) {
    if (label && label->set) ll_cover(box, label->pos, label->dimen.x, label->dimen.y);
}

static inline void ll_cover_edge(boxf *box, Agedge_t *edge) {
    if (!ED_spl(edge)) return;
    const bezier *curve = ED_spl(edge)->list;
    for (size_t index = 0; index < (size_t)curve->size; index++) ll_cover(box, curve->list[index], 0, 0);
    ll_cover_label(box, ED_label(edge));
    ll_cover_label(box, ED_head_label(edge));
}

/// Lets the drawing begin at zero, as whoever renders it takes for granted.
static inline void ll_shift(Agraph_t *graph, const ll_places *places) {
    boxf box = {{INFINITY, INFINITY}, {-INFINITY, -INFINITY}};
    for (size_t index = 0; index < places->node_count; index++) {
        Agnode_t *node = places->nodes[index];
        ll_cover(&box, ND_coord(node), ND_lw(node) + ND_rw(node), ND_ht(node));
    }
    for (size_t index = 0; index < places->edge_count; index++) ll_cover_edge(&box, places->edges[index]);
    if (places->node_count == 0) memset(&box, 0, sizeof box);
    for (size_t index = 0; index < places->node_count; index++) {
        Agnode_t *node = places->nodes[index];
        ND_coord(node) = ll_minus(ND_coord(node), box.LL);
    }
    for (size_t index = 0; index < places->edge_count; index++) ll_shift_edge(places->edges[index], box.LL);
    GD_bb(graph).UR = ll_minus(box.UR, box.LL);
    GD_bb(graph).LL = ll_minus(box.LL, box.LL);
}

static inline void ll_layout(Agraph_t *graph) {
    const ll_places *places = ll_places_of(graph);
    for (size_t index = 0; index < places->node_count; index++) {
        Agnode_t *node = places->nodes[index];
        agbindrec(node, (char *)"Agnodeinfo_t", sizeof(Agnodeinfo_t), 1);
        common_init_node(node);
        gv_nodesize(node, 0);
        ND_coord(node) = places->places[index];
    }
    for (size_t index = 0; index < places->edge_count; index++) {
        Agedge_t *edge = places->edges[index];
        agbindrec(edge, (char *)"Agedgeinfo_t", sizeof(Agedgeinfo_t), 1);
        common_init_edge(edge);
        ll_place_edge(edge, &places->ways[index], places->points);
    }
    ll_shift(graph, places);
}

static inline void ll_forget_layout(Agraph_t *graph) {
    for (Agnode_t *node = agfstnode(graph); node; node = agnxtnode(graph, node)) {
        for (Agedge_t *edge = agfstout(graph, node); edge; edge = agnxtout(graph, edge)) gv_cleanup_edge(edge);
        gv_cleanup_node(node);
    }
}

/// The layout as a part of a plugin.
static inline gvplugin_installed_t *ll_layouts(void) {
    static gvlayout_engine_t engine = {ll_layout, ll_forget_layout};
    static gvlayout_features_t features = {0};
    static gvplugin_installed_t layouts[] = {{1, LL_LAYOUT, 1, &engine, &features}, {0, NULL, 0, NULL, NULL}};
    return layouts;
}

#endif
