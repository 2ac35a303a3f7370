// Ids: names numbered in the order in which they come, so that no picture depends on addresses (facts, section 2).
#ifndef LIFELINE_CGRAPHVIZ_NAMES_H
#define LIFELINE_CGRAPHVIZ_NAMES_H

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <graphviz/cgraph.h>
#include <graphviz/graphviz_version.h>

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

#endif
