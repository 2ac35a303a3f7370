// The shapes of libgvc's SVG, written fast and to the same bytes.
//
// Graphviz' own renderer prints every coordinate through snprintf and hands on every piece by itself; in a long drawing
// that is a quarter of all the time. Here a copy of it stands in its place whose shapes are put together in one buffer.
// What is out of the ordinary (gradients, half-transparent colours, numbers between two roundings) goes to the original.
#ifndef LIFELINE_SVG_H
#define LIFELINE_SVG_H

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <graphviz/gvplugin.h>
#include <graphviz/gvplugin_render.h>

/// libgvc's own way out; its header is not installed.
extern size_t gvwrite(GVJ_t *job, const char *text, size_t length);

// With a value of its own: one without is not emitted where Swift imports this header for a package that depends on ours.
static gvrender_engine_t ll_svg_original = {0}, ll_svg_engine = {0};

typedef struct {
    char *start;
    size_t length, capacity;
} ll_text;

/// The one buffer: rendering happens under one lock.
static ll_text ll_svg_text = {0};

static inline char *ll_svg_room(size_t more) {
    ll_text *text = &ll_svg_text;
    if (text->length + more > text->capacity) {
        text->capacity = (text->length + more) * 2;
        text->start = (char *)realloc(text->start, text->capacity);
        if (!text->start) abort();
    }
    return text->start + text->length;
}

static inline void ll_svg_put(const char *piece, size_t length) {
    memcpy(ll_svg_room(length), piece, length);
    ll_svg_text.length += length;
}

#define LL_SVG_PUT(piece) ll_svg_put(piece, sizeof(piece) - 1)

/// Two decimals, no zeros at the end, no minus before a zero: what gvprintdouble writes.
static inline void ll_svg_number(double number) {
    char *out = ll_svg_room(64), *start = out;
    double size = fabs(number) * 100, whole = floor(size + 0.5);
    if (number > -0.005 && number < 0.005) {
        *out++ = '0';
    } else if (!(size < 1e13) || fabs(size - floor(size) - 0.5) < 1e-4) {
        out += snprintf(out, 64, "%.02f", number);
        while (out[-1] == '0') out--;
        if (out[-1] == '.') out--;
    } else {
        char digits[24];
        int count = 0;
        uint64_t units = (uint64_t)whole / 100, cents = (uint64_t)whole % 100;
        if (number < 0) *out++ = '-';
        do digits[count++] = (char)('0' + units % 10);
        while (units /= 10);
        while (count > 0) *out++ = digits[--count];
        if (cents) {
            *out++ = '.';
            *out++ = (char)('0' + cents / 10);
            if (cents % 10) *out++ = (char)('0' + cents % 10);
        }
    }
    ll_svg_text.length += (size_t)(out - start);
}

static inline void ll_svg_point(pointf point) {
    ll_svg_number(point.x);
    LL_SVG_PUT(",");
    ll_svg_number(-point.y);
}

/// Whether a colour is written as it is: a name, or all or nothing of red, green and blue.
static inline int ll_svg_is_plain(const gvcolor_t *color) {
    return color->type == COLOR_STRING
        || (color->type == RGBA_BYTE && (color->u.rgba[3] == 0 || color->u.rgba[3] == 255));
}

static inline void ll_svg_color(const gvcolor_t *color) {
    static const char digits[] = "0123456789abcdef";
    if (color->type == COLOR_STRING) {
        ll_svg_put(color->u.string, strlen(color->u.string));
    } else if (color->u.rgba[3] == 0) {
        LL_SVG_PUT("transparent");
    } else {
        LL_SVG_PUT("#");
        for (int part = 0; part < 3; part++) {
            char pair[2] = {digits[color->u.rgba[part] >> 4], digits[color->u.rgba[part] & 15]};
            ll_svg_put(pair, 2);
        }
    }
}

/// Begins an element with its fill and stroke; 0 where the original must write it.
static inline int ll_svg_begin(GVJ_t *job, const char *name, int filled) {
    const obj_state_t *object = job->obj;
    if (filled > 1 || object->labeledgealigned || !ll_svg_is_plain(&object->pencolor)
        || (filled && !ll_svg_is_plain(&object->fillcolor)))
        return 0;
    ll_svg_text.length = 0;
    ll_svg_put(name, strlen(name));
    LL_SVG_PUT(" fill=\"");
    if (filled) ll_svg_color(&object->fillcolor);
    else LL_SVG_PUT("none");
    LL_SVG_PUT("\" stroke=\"");
    ll_svg_color(&object->pencolor);
    if (object->penwidth != PENWIDTH_NORMAL) {
        LL_SVG_PUT("\" stroke-width=\"");
        ll_svg_number(object->penwidth);
    }
    if (object->pen == PEN_DASHED) LL_SVG_PUT("\" stroke-dasharray=\"5,2");
    if (object->pen == PEN_DOTTED) LL_SVG_PUT("\" stroke-dasharray=\"1,5");
    LL_SVG_PUT("\"");
    return 1;
}

static inline void ll_svg_end(GVJ_t *job) {
    LL_SVG_PUT("\"/>\n");
    gvwrite(job, ll_svg_text.start, ll_svg_text.length);
}

static inline void ll_svg_polygon(GVJ_t *job, pointf *points, int count, int filled) {
    if (!ll_svg_begin(job, "<polygon", filled)) {
        ll_svg_original.polygon(job, points, count, filled);
        return;
    }
    LL_SVG_PUT(" points=\"");
    for (int index = 0; index < count; index++) {
        ll_svg_point(points[index]);
        LL_SVG_PUT(" ");
    }
    ll_svg_point(points[0]);
    ll_svg_end(job);
}

static inline void ll_svg_curve(GVJ_t *job, pointf *points, int count, int start, int end, int filled) {
    if (!ll_svg_begin(job, "<path", filled)) {
        ll_svg_original.beziercurve(job, points, count, start, end, filled);
        return;
    }
    LL_SVG_PUT(" d=\"");
    for (int index = 0; index < count; index++) {
        ll_svg_put(index == 0 ? "M" : index == 1 ? "C" : " ", 1);
        ll_svg_point(points[index]);
    }
    ll_svg_end(job);
}

static inline void ll_svg_polyline(GVJ_t *job, pointf *points, int count) {
    if (!ll_svg_begin(job, "<polyline", 0)) {
        ll_svg_original.polyline(job, points, count);
        return;
    }
    LL_SVG_PUT(" points=\"");
    for (int index = 0; index < count; index++) {
        ll_svg_point(points[index]);
        LL_SVG_PUT(" ");
    }
    ll_svg_end(job);
}

static inline void ll_svg_ellipse(GVJ_t *job, pointf *box, int filled) {
    if (!ll_svg_begin(job, "<ellipse", filled)) {
        ll_svg_original.ellipse(job, box, filled);
        return;
    }
    LL_SVG_PUT(" cx=\"");
    ll_svg_number(box[0].x);
    LL_SVG_PUT("\" cy=\"");
    ll_svg_number(-box[0].y);
    LL_SVG_PUT("\" rx=\"");
    ll_svg_number(box[1].x - box[0].x);
    LL_SVG_PUT("\" ry=\"");
    ll_svg_number(box[1].y - box[0].y);
    ll_svg_end(job);
}

/// The place of "svg" among renderers; -1 where it is not there or the list is longer than expected.
static inline int ll_svg_place(const gvplugin_installed_t *types) {
    int place = -1, count = 0;
    for (; types[count].type; count++) {
        if (strcmp(types[count].type, "svg") == 0) place = count;
    }
    return count < 8 ? place : -1;
}

/// The core plugin with these shapes in its SVG renderer; the plugin itself where it is not as expected.
static inline void *ll_with_fast_svg(void *core) {
    static gvplugin_library_t library;
    static gvplugin_api_t apis[64];
    static gvplugin_installed_t renderers[8];
    library = *(gvplugin_library_t *)core;
    int isFound = 0;
    for (int index = 0; index < 63 && library.apis[index].types; index++) {
        apis[index] = library.apis[index];
        int place = apis[index].api == API_render ? ll_svg_place(apis[index].types) : -1;
        if (place < 0) continue;
        memcpy(renderers, apis[index].types, (size_t)(place + 1) * sizeof(renderers[0]));
        ll_svg_original = ll_svg_engine = *(gvrender_engine_t *)renderers[place].engine;
        ll_svg_engine.polygon = ll_svg_polygon;
        ll_svg_engine.beziercurve = ll_svg_curve;
        ll_svg_engine.polyline = ll_svg_polyline;
        ll_svg_engine.ellipse = ll_svg_ellipse;
        renderers[place].engine = &ll_svg_engine;
        apis[index].types = renderers;
        isFound = 1;
    }
    library.apis = apis;
    return isFound ? &library : core;
}

#endif
