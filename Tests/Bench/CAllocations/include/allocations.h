// Counts what the program that links this allocates: its malloc stands in for that of the C library.
#pragma once
#include <stdint.h>

// How many pieces of memory were allocated or enlarged so far, on all threads.
uint64_t bench_allocations(void);
