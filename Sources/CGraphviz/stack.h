// Another stack for the thread that is running, where the C library lets one have it.
#ifndef LIFELINE_CGRAPHVIZ_STACK_H
#define LIFELINE_CGRAPHVIZ_STACK_H

#include <stddef.h>

#ifdef __GLIBC__
#include <ucontext.h>

/// Does `body` on the stack of `size` bytes that begins at `start`. Not 0 where that cannot be, and nothing was done.
static inline int ll_call_on_stack(void *start, size_t size, void (*body)(void)) {
    static ucontext_t here, there;
    if (getcontext(&there)) return -1;
    there.uc_stack.ss_sp = start;
    there.uc_stack.ss_size = size;
    there.uc_link = &here;
    makecontext(&there, body, 0);
    return swapcontext(&here, &there);
}
#endif

#endif
