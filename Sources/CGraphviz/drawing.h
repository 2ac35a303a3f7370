// A renderer of our own, a plugin like Graphviz's own ones. libgvc draws, and tells it shape by shape what it draws; so a
// drawing is written once, as it leaves the house, and alike under all versions of Graphviz.
//
// Where versions differ in the types of a plugin's functions, these take what suits all of them and are set without a look
// at the types: counts of points were `int` before version 11, and curves had two arguments more before version 8.
#ifndef LIFELINE_CGRAPHVIZ_DRAWING_H
#define LIFELINE_CGRAPHVIZ_DRAWING_H

#include <stdint.h>
#include <stdlib.h>

#include <graphviz/cgraph.h>
#include <graphviz/graphviz_version.h>
#include <graphviz/gvc.h>
#include <graphviz/gvcext.h>
#include <graphviz/gvcjob.h>
#include <graphviz/gvplugin_render.h>

#include "placing.h"

/// How a shape is painted: colours as 0xRRGGBB or LL_NONE, the width in points.
typedef struct {
    uint32_t fill;
    uint32_t stroke;
    double width;
    pen_type pen;
} ll_paint;

#define LL_NONE UINT32_MAX

/// How a text is written; `alignment` is 'l', 'r' or anything else for the middle, `size` is in points.
typedef struct {
    char alignment;
    const char *font;
    double size;
    uint32_t color;
} ll_type;

/// Whom libgvc tells what it draws. Objects are numbered by kind, from zero in the order in which they were made; places
/// are in points, y upward.
typedef struct {
    void *writer;
    /// The colours that are used, as `#rrggbb` in order: libgvc takes two thousand instructions to read one.
    char **colors;
    int color_count;
    void (*begin_page)(void *writer, boxf canvas);
    void (*end_page)(void *writer);
    void (*begin_object)(void *writer, obj_type kind, size_t number);
    void (*end_object)(void *writer);
    void (*text)(void *writer, const char *text, pointf place, ll_type type);
    void (*ellipse)(void *writer, pointf middle, pointf corner, ll_paint paint);
    void (*polygon)(void *writer, const pointf *points, size_t count, ll_paint paint);
    void (*polyline)(void *writer, const pointf *points, size_t count, ll_paint paint);
    void (*curve)(void *writer, const pointf *points, size_t count, ll_paint paint);
} ll_drawing;

static inline uint32_t ll_color(gvcolor_t color) {
    const unsigned char *part = color.u.rgba;
    if (color.type == RGBA_BYTE && part[3] > 0) return (uint32_t)part[0] << 16 | (uint32_t)part[1] << 8 | part[2];
    if (color.type != COLOR_STRING || color.u.string[0] != '#') return LL_NONE;
    uint32_t sum = 0;
    for (const char *digit = color.u.string + 1; *digit; digit++) {
        sum = sum << 4 | (uint32_t)(*digit <= '9' ? *digit - '0' : (*digit | 0x20) - 'a' + 10);
    }
    return sum & 0xFFFFFF;
}

static inline ll_paint ll_paint_of(GVJ_t *job, int filled) {
    obj_state_t *object = job->obj;
    ll_paint paint = {filled ? ll_color(object->fillcolor) : LL_NONE, ll_color(object->pencolor), object->penwidth,
                      object->pen};
    return paint;
}

static inline void ll_begin_job(GVJ_t *job) {
    ll_drawing *drawing = (ll_drawing *)job->context;
    job->render.features->knowncolors = drawing->colors;
    job->render.features->sz_knowncolors = drawing->color_count;
}

static inline void ll_begin_page(GVJ_t *job) {
    ll_drawing *drawing = (ll_drawing *)job->context;
    drawing->begin_page(drawing->writer, job->bb);
}

static inline void ll_end_page(GVJ_t *job) {
    ll_drawing *drawing = (ll_drawing *)job->context;
    drawing->end_page(drawing->writer);
}

static inline void ll_begin_object(GVJ_t *job) {
    ll_drawing *drawing = (ll_drawing *)job->context;
    drawing->begin_object(drawing->writer, job->obj->type, (size_t)AGSEQ(job->obj->u.n) - 1);
}

static inline void ll_end_object(GVJ_t *job) {
    ll_drawing *drawing = (ll_drawing *)job->context;
    drawing->end_object(drawing->writer);
}

static inline void ll_textspan(GVJ_t *job, pointf place, textspan_t *span) {
    ll_drawing *drawing = (ll_drawing *)job->context;
    ll_type type = {span->just, span->font->name, span->font->size, ll_color(job->obj->pencolor)};
    place.y += span->yoffset_centerline;
    drawing->text(drawing->writer, span->str, place, type);
}

static inline void ll_ellipse(GVJ_t *job, pointf *points, int filled) {
    ll_drawing *drawing = (ll_drawing *)job->context;
    drawing->ellipse(drawing->writer, points[0], points[1], ll_paint_of(job, filled));
}

static inline void ll_polygon(GVJ_t *job, pointf *points, size_t count, int filled) {
    ll_drawing *drawing = (ll_drawing *)job->context;
    drawing->polygon(drawing->writer, points, (uint32_t)count, ll_paint_of(job, filled));
}

static inline void ll_polyline(GVJ_t *job, pointf *points, size_t count) {
    ll_drawing *drawing = (ll_drawing *)job->context;
    drawing->polyline(drawing->writer, points, (uint32_t)count, ll_paint_of(job, 0));
}

static inline void ll_curve(GVJ_t *job, pointf *points, size_t count, int filled) {
    ll_drawing *drawing = (ll_drawing *)job->context;
    drawing->curve(drawing->writer, points, (uint32_t)count, ll_paint_of(job, filled));
}

/// The same before version 8.
static inline void ll_curve_with_arrows(GVJ_t *job, pointf *points, int count, int start, int end, int filled) {
    (void)start;
    (void)end;
    ll_curve(job, points, (size_t)count, filled);
}

#define LL_FORMAT "lifeline"

/// The plugin: our layout and our renderer.
static inline gvplugin_library_t *ll_library(void) {
    static gvrender_engine_t engine;
    static gvrender_features_t drawing = {
        GVRENDER_Y_GOES_DOWN | GVRENDER_DOES_TRANSFORM | GVRENDER_DOES_LABELS, 4, NULL, 0, RGBA_BYTE};
    static gvdevice_features_t device = {GVDEVICE_DOES_TRUECOLOR, {0, 0}, {0, 0}, {72, 72}};
    static gvplugin_installed_t drawings[] = {{1, LL_FORMAT, 1, &engine, &drawing}, {0, NULL, 0, NULL, NULL}};
    static gvplugin_installed_t devices[] = {{1, LL_FORMAT ":" LL_FORMAT, 1, NULL, &device}, {0, NULL, 0, NULL, NULL}};
    static gvplugin_api_t parts[] = {
        {API_render, drawings}, {API_device, devices}, {API_layout, NULL}, {(api_t)0, NULL}};
    static gvplugin_library_t library = {(char *)LL_FORMAT, parts};
    parts[2].types = ll_layouts();
    engine.begin_job = ll_begin_job;
    engine.begin_page = ll_begin_page;
    engine.begin_cluster = engine.begin_node = engine.begin_edge = ll_begin_object;
    engine.end_page = ll_end_page;
    engine.end_cluster = engine.end_node = engine.end_edge = ll_end_object;
    engine.textspan = ll_textspan;
    engine.ellipse = ll_ellipse;
    *(void **)&engine.polygon = (void *)ll_polygon;
    *(void **)&engine.polyline = (void *)ll_polyline;
    *(void **)&engine.beziercurve = atoi(PACKAGE_VERSION) < 8 ? (void *)ll_curve_with_arrows : (void *)ll_curve;
    return &library;
}

/// Draws a graph that is laid out.
static inline int ll_draw(GVC_t *context, Agraph_t *graph, ll_drawing *drawing) {
    return gvRenderContext(context, graph, LL_FORMAT, drawing);
}

#endif
