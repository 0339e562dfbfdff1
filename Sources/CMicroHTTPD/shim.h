#pragma once
#include <microhttpd.h>

// MHD_start_daemon takes its options as variadic arguments, which Swift cannot call.
//
// The daemon runs on one thread of its own, over poll. A connection can be suspended while its answer is made, so
// a slow answer holds up no other request. The strict setting refuses a request without a Host field.
static inline struct MHD_Daemon *mhd_start(MHD_socket listener,
                                           unsigned int connection_limit,
                                           unsigned int connection_timeout_seconds,
                                           void *context,
                                           void *(*request_line)(void *, const char *, struct MHD_Connection *),
                                           size_t (*unescape)(void *, struct MHD_Connection *, char *),
                                           MHD_AccessHandlerCallback access,
                                           MHD_RequestCompletedCallback completed)
{
    return MHD_start_daemon(MHD_USE_POLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0,
                            NULL, NULL, access, context,
                            MHD_OPTION_LISTEN_SOCKET, listener,
                            MHD_OPTION_CONNECTION_LIMIT, connection_limit,
                            MHD_OPTION_CONNECTION_TIMEOUT, connection_timeout_seconds,
                            MHD_OPTION_STRICT_FOR_CLIENT, 1,
                            MHD_OPTION_URI_LOG_CALLBACK, request_line, context,
                            MHD_OPTION_UNESCAPE_CALLBACK, unescape, context,
                            MHD_OPTION_NOTIFY_COMPLETED, completed, context,
                            MHD_OPTION_END);
}

// Another limit for one connection, in place of the daemon's own; variadic too.
static inline enum MHD_Result mhd_set_timeout(struct MHD_Connection *connection, unsigned int seconds)
{
    return MHD_set_connection_option(connection, MHD_CONNECTION_OPTION_TIMEOUT, seconds);
}

// The socket of a connection; -1 when the library does not say. Variadic again.
static inline int mhd_descriptor(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}
