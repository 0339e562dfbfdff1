// The least that a bridge can do: raw bytes are read, and for each message one libcurl POST goes out on a warm
// connection. No parser, no mapping, no limit; the body is always the same.
#include <curl/curl.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

static size_t drop(char *bytes, size_t size, size_t count, void *context) {
    (void)bytes;
    (void)context;
    return size * count;
}

int main(int count, char **words) {
    if (count != 3) {
        fprintf(stderr, "usage: bench-floor FIFO URL\n");
        return 64;
    }
    char url[256];
    snprintf(url, sizeof url, "%s/action", words[2]);
    int input = open(words[1], O_RDONLY);
    CURL *easy = curl_easy_init();
    if (input < 0 || !easy) return 66;

    struct curl_slist *headers = NULL;
    headers = curl_slist_append(headers, "Authorization: Bearer bench-token");
    headers = curl_slist_append(headers, "Content-Type: application/json");
    curl_easy_setopt(easy, CURLOPT_URL, url);
    curl_easy_setopt(easy, CURLOPT_HTTPHEADER, headers);
    curl_easy_setopt(easy, CURLOPT_POSTFIELDS,
                     "{\"layoutId\":\"bench\",\"lid\":1,\"type\":\"Slider\",\"value\":0.5}");
    curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, drop);

    unsigned char bytes[4096];
    ssize_t size;
    while ((size = read(input, bytes, sizeof bytes)) > 0) {
        for (ssize_t message = 0; message + 3 <= size; message += 3) {
            if (curl_easy_perform(easy) != CURLE_OK) return 69;
        }
    }
    return 0;
}
