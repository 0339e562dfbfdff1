# volta-midi: build, try, test and install.  `make help` lists the targets.

PREFIX = /usr/local
DESTDIR =
SECONDS = 20
MINUTES = 10
ARGS =

# One set of flags for everything in debug mode, so that `check` and `test` share one build.
CHECKED = -Xswiftc -warnings-as-errors --explicit-target-dependency-import-check error
# lld comes with the toolchain; the system's linker warns about the static Foundation at every build.
# A megabyte less of memory each: relative relocations packed, and of the C++ library only what Swift's runtime uses.
# What the tests run has the checks of exclusive access; without them an event costs a tenth less.
RELEASE = -c release --static-swift-stdlib -Xswiftc -use-ld=lld \
	-Xlinker -z -Xlinker pack-relative-relocs -Xlinker -L.build/static \
	-Xswiftc -enforce-exclusivity=unchecked
BINARY = .build/release/volta-midi
SOURCES = Package.swift $(shell find Sources -type f)

.PHONY: help demo run build test check bench sanitize fuzz soak setup setup-test install clean
# Two builds at once would only wait for each other.
.NOTPARALLEL:

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1 \2/p' $(MAKEFILE_LIST) | \
	while read -r make target text; do printf '  %s %-8s %s\n' "$$make" "$$target" "$$text"; done

demo: $(BINARY) ## a played performance through the real bridge to a simulated Volta; SECONDS=20
	$(BINARY) demo --seconds $(SECONDS)

run: $(BINARY) ## the bridge; ARGS="--dry-run mapping.yaml"
	$(BINARY) run $(ARGS)

build: $(BINARY) ## the program, as .build/release/volta-midi

$(BINARY): $(SOURCES) | setup .build/static/libstdc++.a
	swift build $(RELEASE) --product volta-midi
	@touch $@

.build/static/libstdc++.a:
	mkdir -p $(@D)
	ln -sf "$$(clang -print-file-name=libstdc++.a)" $@

test: setup-test check ## all checks and all tests
	@.scripts/test --skip-build $(CHECKED)

check: setup ## the format, the rules of the house, and a build without warnings
	swift format lint --strict -r Sources Tests Package.swift
	.scripts/check-layout
	swift build --build-tests $(CHECKED)

bench: $(BINARY) setup-test ## how fast it is, beside the least that a bridge can do; BENCH_JSON=file BENCH_ROUNDS=5
	swift build $(RELEASE) --product bench-floor
	swift build $(RELEASE) --product bench
	@.scripts/bench .build/release

sanitize: setup-test ## the tests with the thread and the address sanitizer; SANITIZERS="thread address"
	@.scripts/sanitize $(SANITIZERS)

fuzz: setup ## feed each reader with bytes that break it, if any do; SECONDS=20 for each, SUBJECTS="midi smf mapping answers http"
	@.scripts/fuzz $(SECONDS) $(SUBJECTS)

soak: $(BINARY) setup-test ## play for long, with a Volta that comes and goes, and watch memory and books; MINUTES=10
	@.scripts/soak $(BINARY) $(MINUTES)

setup: ## install what building needs and is missing
	@.scripts/setup build

setup-test:
	@.scripts/setup test

install: $(BINARY) ## program, mappings, completions, manual page and licence; PREFIX=/usr/local DESTDIR=
	install -d '$(DESTDIR)$(PREFIX)/bin' '$(DESTDIR)$(PREFIX)/share/volta-midi/mappings/tests' \
		'$(DESTDIR)$(PREFIX)/share/doc/volta-midi'
	install -s -m 755 $(BINARY) '$(DESTDIR)$(PREFIX)/bin/volta-midi'
	install -m 644 mappings/*.* '$(DESTDIR)$(PREFIX)/share/volta-midi/mappings'
	install -m 644 mappings/tests/* '$(DESTDIR)$(PREFIX)/share/volta-midi/mappings/tests'
	for pair in bash:bash-completion/completions/volta-midi zsh:zsh/site-functions/_volta-midi \
		fish:fish/vendor_completions.d/volta-midi.fish; do \
		file='$(DESTDIR)$(PREFIX)/share'/$${pair#*:}; install -d "$${file%/*}"; \
		$(BINARY) completions $${pair%%:*} >"$$file" && chmod 644 "$$file" || exit; done
	install -d '$(DESTDIR)$(PREFIX)/share/man/man1'
	$(BINARY) manual >'$(DESTDIR)$(PREFIX)/share/man/man1/volta-midi.1'
	chmod 644 '$(DESTDIR)$(PREFIX)/share/man/man1/volta-midi.1'
	install -m 644 LICENSE README.md '$(DESTDIR)$(PREFIX)/share/doc/volta-midi'

clean: ## remove everything that was built
	rm -rf .build
