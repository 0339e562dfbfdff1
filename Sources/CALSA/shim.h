// What Swift cannot take from alsa-lib's headers by itself.
#pragma once
#include <alsa/asoundlib.h>

// alsa-lib writes its own lines to stderr. A handler of its type has variable arguments, which Swift cannot declare.
// What went wrong is told by the return codes.
static void volta_ignore_alsa_error(const char *file, int line, const char *function, int code, const char *format, ...)
{
    (void)file, (void)line, (void)function, (void)code, (void)format;
}

/// Keeps alsa-lib from writing to stderr, for the whole process.
static inline void volta_silence_alsa(void)
{
    snd_lib_error_set_handler(volta_ignore_alsa_error);
}

// The data of a variable-length event is in a packed struct inside a union, with a pointer at an odd address; and
// whether an event has such data is a function-like macro.

/// The data of a variable-length event, or NULL for an event without.
static inline const unsigned char *volta_event_data(const snd_seq_event_t *event)
{
    return snd_seq_ev_is_variable(event) ? (const unsigned char *)event->data.ext.ptr : NULL;
}

/// How many bytes of data a variable-length event has; 0 for an event without.
static inline size_t volta_event_data_length(const snd_seq_event_t *event)
{
    return snd_seq_ev_is_variable(event) ? event->data.ext.len : 0;
}

/// Sends bytes as the data of an event of variable length, with the addresses of the event; they are copied.
static inline int volta_output_bytes(snd_seq_t *sequencer, snd_seq_event_t *event, const unsigned char *bytes,
                                     size_t count)
{
    snd_seq_ev_set_sysex(event, count, (void *)bytes);
    return snd_seq_event_output_direct(sequencer, event);
}
