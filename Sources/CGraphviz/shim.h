// The whole of libgvc that the Swift module Graphviz sees, as static inline functions: no C target has to be built.
//
// Where versions of Graphviz differ in a type, the shim takes the form that suits all of them: the disciplines are
// copied from the library's own defaults and changed by member (Agdisc_t lost `mem`, Agiddisc_t lost `alloc`), and the
// length of rendered data is a zeroed word wide enough for `unsigned *` and `size_t *` alike.
#ifndef LIFELINE_CGRAPHVIZ_SHIM_H
#define LIFELINE_CGRAPHVIZ_SHIM_H

#include <dlfcn.h>

#include "drawing.h"
#include "names.h"

// ---- Graphs: made through cgraph's own functions, whose `char *` became `const char *` in newer versions.

/// Opens a directed graph whose names are numbered as above. The disciplines outlive the graph.
static inline Agraph_t *ll_open(const char *name) {
    static Agiddisc_t ids;
    static Agdisc_t discipline;
    ids = AgIdDisc;
    *(void **)&ids.open = (void *)ll_ids_open;
    *(void **)&ids.map = (void *)ll_ids_map;
    *(void **)&ids.free = (void *)ll_ids_free;
    *(void **)&ids.print = (void *)ll_ids_print;
    *(void **)&ids.idregister = (void *)ll_ids_register;
    *(void **)&ids.close = (void *)ll_ids_close;
    discipline = AgDefaultDisc;
    discipline.id = &ids;
    return agopen((char *)name, Agdirected, &discipline);
}

/// Gives every object of a kind an attribute, with what it is unless one says otherwise.
static inline Agsym_t *ll_declare(Agraph_t *graph, int kind, const char *name, const char *value) {
    return agattr(graph, kind, (char *)name, (char *)value);
}

/// The node of that name; it is made where it is new.
static inline Agnode_t *ll_node(Agraph_t *graph, const char *name) { return agnode(graph, (char *)name, 1); }

/// Makes an edge.
static inline Agedge_t *ll_edge(Agraph_t *graph, Agnode_t *tail, Agnode_t *head) {
    return agedge(graph, tail, head, NULL, 1);
}

/// Makes a subgraph.
static inline Agraph_t *ll_subgraph(Agraph_t *graph, const char *name) { return agsubg(graph, (char *)name, 1); }

/// Sets an attribute of a graph, node or edge.
static inline void ll_set(void *object, Agsym_t *symbol, const char *value) { agxset(object, symbol, (char *)value); }

/// Complains of a node that our own layout cannot place.
static inline void ll_refuse_node(const char *name) { agerr(AGERR, "node %s has no position\n", name); }

/// Complains of an edge that our own layout cannot lead: libgvc aborts on ways of other counts of points.
static inline void ll_refuse_edge(const char *tail, const char *head) {
    agerr(AGERR, "the edge from %s to %s has no way of 3n + 1 points\n", tail, head);
}

// ---- Contexts.

#ifdef __APPLE__
typedef Dl_info ll_info;
#define ll_dladdr dladdr
#else
// glibc shows dladdr only under _GNU_SOURCE, which would make this module's types differ from those of Swift's Glibc.
typedef struct {
    const char *dli_fname;
    void *dli_fbase;
    const char *dli_sname;
    void *dli_saddr;
} ll_info;
extern int ll_dladdr(const void *address, ll_info *info) __asm__("dladdr");
#endif

/// Where libgvc itself lies, or NULL.
static inline const char *ll_library_path(void) {
    ll_info info;
    return ll_dladdr((const void *)gvContextPlugins, &info) ? info.dli_fname : NULL;
}

/// The number in the names of plugin files that belongs to these headers.
static inline int ll_plugin_version(void) { return GVPLUGIN_VERSION; }

/// The version that these headers are of, as `2.43.0`.
static inline const char *ll_header_version(void) { return PACKAGE_VERSION; }

/// A context with our own layout and renderer alone: no pango, so that no picture depends on installed fonts.
static inline GVC_t *ll_plain_context(void) {
    static lt_symlist_t plugins[2];
    plugins[0].name = "gvplugin_lifeline_LTX_library";
    plugins[0].address = ll_library();
    return gvContextPlugins(plugins, 0);
}

/// A context with every plugin that is installed, cairo and pango among them, and with our own layout.
static inline GVC_t *ll_full_context(void) {
    GVC_t *context = gvContext();
    if (context) gvAddLibrary(context, ll_library());
    return context;
}

/// Adds a plugin to a context, by its library symbol.
static inline void ll_add_plugin(GVC_t *context, void *library) {
    gvAddLibrary(context, (gvplugin_library_t *)library);
}

// ---- Rendering.

/// Renders into memory; `*length` is set in any version, whatever width it counts in.
static inline int ll_render(GVC_t *context, Agraph_t *graph, const char *format, char **data, size_t *length) {
    *length = 0;
    return gvRenderData(context, graph, format, data, (void *)length);
}

/// The box around a graph that is laid out, in points.
static inline boxf ll_box(Agraph_t *graph) { return GD_bb(graph); }

/// Gives every message of the library to `callback`, in pieces as it prints them.
static inline void ll_collect_messages(int (*callback)(char *)) {
    agseterrf((agusererrf)callback);
}

#endif
