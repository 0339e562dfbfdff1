// libcurl's functions with a variable number of arguments, one for each kind of argument that is used:
// Swift cannot call the originals.
#pragma once
#include <curl/curl.h>

static inline CURLcode ccurl_set_long(CURL *easy, CURLoption option, long value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode ccurl_set_string(CURL *easy, CURLoption option, const char *value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode ccurl_set_pointer(CURL *easy, CURLoption option, void *value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode ccurl_set_headers(CURL *easy, struct curl_slist *headers) {
    return curl_easy_setopt(easy, CURLOPT_HTTPHEADER, headers);
}

typedef size_t (*ccurl_receiver)(char *bytes, size_t size, size_t count, void *context);

static inline CURLcode ccurl_set_receiver(CURL *easy, CURLoption option, ccurl_receiver receiver) {
    return curl_easy_setopt(easy, option, receiver);
}

typedef int (*ccurl_before_request)(
    void *context, char *remote_ip, char *local_ip, int remote_port, int local_port);

static inline CURLcode ccurl_set_before_request(CURL *easy, ccurl_before_request callback) {
    return curl_easy_setopt(easy, CURLOPT_PREREQFUNCTION, callback);
}

typedef int (*ccurl_socket_opened)(void *context, curl_socket_t socket, curlsocktype purpose);

static inline CURLcode ccurl_set_socket_opened(CURL *easy, ccurl_socket_opened callback) {
    return curl_easy_setopt(easy, CURLOPT_SOCKOPTFUNCTION, callback);
}

static inline CURLcode ccurl_get_long(CURL *easy, CURLINFO info, long *value) {
    return curl_easy_getinfo(easy, info, value);
}

static inline CURLcode ccurl_get_pointer(CURL *easy, CURLINFO info, void **value) {
    return curl_easy_getinfo(easy, info, value);
}

typedef int (*ccurl_socket_function)(CURL *easy, curl_socket_t socket, int what, void *context, void *socket_context);

static inline CURLMcode ccurl_multi_set_socket_function(CURLM *multi, ccurl_socket_function function) {
    return curl_multi_setopt(multi, CURLMOPT_SOCKETFUNCTION, function);
}

typedef int (*ccurl_timer_function)(CURLM *multi, long milliseconds, void *context);

static inline CURLMcode ccurl_multi_set_timer_function(CURLM *multi, ccurl_timer_function function) {
    return curl_multi_setopt(multi, CURLMOPT_TIMERFUNCTION, function);
}

static inline CURLMcode ccurl_multi_set_pointer(CURLM *multi, CURLMoption option, void *value) {
    return curl_multi_setopt(multi, option, value);
}

static inline CURLMcode ccurl_multi_set_long(CURLM *multi, CURLMoption option, long value) {
    return curl_multi_setopt(multi, option, value);
}

// A finished transfer's handle and result; the message itself is a union, and gone after the next call.
static inline CURL *ccurl_multi_next_finished(CURLM *multi, CURLcode *result) {
    int remaining;
    struct CURLMsg *message;
    while ((message = curl_multi_info_read(multi, &remaining))) {
        if (message->msg == CURLMSG_DONE) {
            *result = message->data.result;
            return message->easy_handle;
        }
    }
    return NULL;
}
