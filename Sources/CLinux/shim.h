// Linux system calls that Swift's Glibc module leaves out.
#pragma once
#include <signal.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/signalfd.h>
