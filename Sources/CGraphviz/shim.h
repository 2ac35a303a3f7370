// The whole of libgvc that the Swift module Graphviz sees, as static inline functions: no C target has to be built.
//
// Where versions of Graphviz differ in a type, the shim takes the form that suits all of them: the disciplines are
// copied from the library's own defaults and changed by member (Agdisc_t lost `mem`, Agiddisc_t lost `alloc`), and the
// length of rendered data is a zeroed word wide enough for `unsigned *` and `size_t *` alike.
#ifndef LIFELINE_CGRAPHVIZ_SHIM_H
#define LIFELINE_CGRAPHVIZ_SHIM_H

#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <graphviz/cgraph.h>
#include <graphviz/graphviz_version.h>
#include <graphviz/gvc.h>
#include <graphviz/gvcext.h>

// ---- Ids: names numbered in the order in which they come, so that no picture depends on addresses (facts, section 2).

typedef struct {
    char *name;
    uint64_t hash;
    uint64_t id;
} ll_name;

typedef struct {
    ll_name *table;    // open addressing, power of two
    size_t capacity;
    char **names;      // names[id / 2 - 1]
    size_t count;
    uint64_t anonymous;
} ll_names;

#ifndef GRAPHVIZ_VERSION_MAJOR
/// Memory for the hash table below: the dictionary's own takes every call for a release, but a table grows.
static inline void *ll_table_memory(Dict_t *dict, void *memory, size_t size, Dtdisc_t *discipline) {
    (void)dict;
    (void)discipline;
    if (size > 0) return realloc(memory, size);
    free(memory);
    return NULL;
}
#endif

/// Lets the graph keep its strings in a hash table: a quarter of libgvc's time for a long drawing goes into searching
/// them in Graphviz's own tree. Newer versions, which have these macros, keep them so by themselves.
static inline void ll_hash_strings(Agraph_t *graph) {
#ifndef GRAPHVIZ_VERSION_MAJOR
    agstrdup(graph, (char *)"");
    Dict_t *strings = graph->clos->strdict;
    if (!strings) return;
    strings->memoryf = ll_table_memory;
    dtmethod(strings, Dtset);
#else
    (void)graph;
#endif
}

static inline void *ll_ids_open(Agraph_t *graph, Agdisc_t *discipline) {
    (void)discipline;
    ll_hash_strings(graph);
    return calloc(1, sizeof(ll_names));
}

static inline int ll_ids_grow(ll_names *names) {
    size_t capacity = names->capacity ? names->capacity * 2 : 256;
    ll_name *table = (ll_name *)calloc(capacity, sizeof(ll_name));
    char **list = (char **)realloc(names->names, capacity * sizeof(char *));
    if (list) names->names = list;
    if (!table || !list) {
        free(table);
        return 0;
    }
    for (size_t old = 0; old < names->capacity; old++) {
        if (!names->table[old].name) continue;
        size_t place = names->table[old].hash & (capacity - 1);
        while (table[place].name) place = (place + 1) & (capacity - 1);
        table[place] = names->table[old];
    }
    free(names->table);
    names->table = table;
    names->capacity = capacity;
    return 1;
}

static inline long ll_ids_map(void *state, int type, const char *name, uint64_t *id, int create) {
    ll_names *names = (ll_names *)state;
    (void)type;
    if (!name) {
        *id = names->anonymous * 2 + 1;
        names->anonymous++;
        return 1;
    }
    uint64_t hash = 14695981039346656037u;
    for (const char *c = name; *c; c++) hash = (hash ^ (unsigned char)*c) * 1099511628211u;
    if (names->count * 2 >= names->capacity && !ll_ids_grow(names)) return 0;
    size_t place = hash & (names->capacity - 1);
    while (names->table[place].name) {
        if (names->table[place].hash == hash && strcmp(names->table[place].name, name) == 0) {
            *id = names->table[place].id;
            return 1;
        }
        place = (place + 1) & (names->capacity - 1);
    }
    if (!create) return 0;
    char *copy = strdup(name);
    if (!copy) return 0;
    names->names[names->count++] = copy;
    *id = (uint64_t)names->count * 2;
    names->table[place].name = copy;
    names->table[place].hash = hash;
    names->table[place].id = *id;
    return 1;
}

static inline void ll_ids_free(void *state, int type, uint64_t id) {
    (void)state;
    (void)type;
    (void)id;
}

static inline char *ll_ids_print(void *state, int type, uint64_t id) {
    ll_names *names = (ll_names *)state;
    (void)type;
    return id % 2 == 0 && id > 0 && id / 2 <= names->count ? names->names[id / 2 - 1] : NULL;
}

static inline void ll_ids_register(void *state, int type, void *object) {
    (void)state;
    (void)type;
    (void)object;
}

static inline void ll_ids_close(void *state) {
    ll_names *names = (ll_names *)state;
    for (size_t index = 0; index < names->count; index++) free(names->names[index]);
    free(names->names);
    free(names->table);
    free(names);
}

/// Reads a graph from DOT text of `length` bytes; NULL where the text is no graph. The disciplines outlive the graph.
static inline Agraph_t *ll_read(const char *text, size_t length) {
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
    FILE *file = fmemopen((void *)text, length, "r");
    if (!file) return NULL;
    Agraph_t *graph = agread(file, &discipline);
    fclose(file);
    return graph;
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

/// A context with just these plugin libraries: no pango, so that no picture depends on installed fonts.
static inline GVC_t *ll_plain_context(void *core, void *dot, void *neato) {
    static lt_symlist_t plugins[4];
    plugins[0].name = "gvplugin_core_LTX_library";
    plugins[0].address = core;
    plugins[1].name = "gvplugin_dot_layout_LTX_library";
    plugins[1].address = dot;
    plugins[2].name = "gvplugin_neato_layout_LTX_library";
    plugins[2].address = neato;
    plugins[3].name = NULL;
    plugins[3].address = NULL;
    return gvContextPlugins(plugins, 0);
}

/// A context with every plugin that is installed: cairo and pango among them.
static inline GVC_t *ll_full_context(void) { return gvContext(); }

// ---- Rendering.

/// Renders into memory; `*length` is set in any version, whatever width it counts in.
static inline int ll_render(GVC_t *context, Agraph_t *graph, const char *format, char **data, size_t *length) {
    *length = 0;
    return gvRenderData(context, graph, format, data, (void *)length);
}

/// Gives every message of the library to `callback`, in pieces as it prints them.
static inline void ll_collect_messages(int (*callback)(char *)) {
    agseterrf((agusererrf)callback);
}

#endif
