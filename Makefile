# Yokai Septet. Two commands matter: `make play` and `make test`; `make help` lists the others.
# Everything is installed into .venv and web/node_modules; nothing outside this folder is touched.
SHELL := /bin/bash
.DEFAULT_GOAL := help
PYTHON ?= python3
BIN := .venv/bin
# Some machines tell Python to keep no bytecode. Every start would then compile a thousand modules, for two seconds.
unexport PYTHONDONTWRITEBYTECODE
UV := $(BIN)/uv
KERNEL := $(shell find kernel -type f 2>/dev/null)
CXX_SOURCES := $(filter %.cpp %.hpp,$(KERNEL))
# The editable install remembers where each module was: it is renewed when packages come or go.
PACKAGES := .venv/.packages-$(shell find src -name __init__.py | sort | cksum | cut -d' ' -f1)

# Browsers and killed servers can be too slow once on a busy machine: what failed is tried once more, alone, and has to pass
# then. The first failure stays in the output. Wide lines name a missing package whole.
patiently = export COLUMNS=200; $(BIN)/pytest $(1) $(2) || $(BIN)/pytest --last-failed --last-failed-no-failures none $(2)

# Python under node, with the kernel in WebAssembly, and the tests of tests/engine that `make test` runs there. There are no
# threads, so no test can be timed.
IN_WASM := build policy search
pyodide = node kernel/wasm/python.mjs -m pytest -p no:cacheprovider --timeout 0 $(1)

.PHONY: FORCE help play test thorough check engines screenshots soak attack fmt fuzz schema glossary read setup lock types wasm app web dist release docs coverage mutation bench nightly asan examples clean

help: ## list the commands
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 20

play: .venv/.play web/dist/index.html ## play in the browser against bots, or with friends
	@$(BIN)/yokai serve --open

test: .venv/.dev web/dist/index.html wasm app/index.html ## everything that must hold before a change lands
	@$(MAKE) --no-print-directory check
	./tools/types --check
	$(call pyodide,$(addprefix tests/engine/test_,$(IN_WASM:=.py)) tests/serverless)
	cd web && npm run --silent lint && npm run --silent workflows && npm run --silent check && npm test --silent
	@./tools/chromium > /dev/null
	$(call patiently,-n 3,-m 'browser and not thorough' tests/e2e)
	$(call patiently,-n 2 --dist loadfile,-m '(fresh or cluster or long) and not thorough' tests/fresh tests/server)

# A browser keeps its process's event loop running, so tests with asyncio cannot follow in the same process.
thorough: .venv/.dev web/dist/index.html wasm ## the tests of make test again with more rulesets, languages and sizes
	@./tools/chromium > /dev/null
	$(BIN)/pytest -n 3 -m 'thorough and browser'
	$(BIN)/pytest -n 3 -m 'thorough and not browser'
	$(call pyodide,tests/engine tests/serverless)

check: .venv/.dev ## the quick part: format, lint, types, unit tests
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/clang-format --dry-run -Werror $(CXX_SOURCES)
	$(BIN)/mypy
	$(BIN)/pytest -n 3 -m 'not (browser or engines or cluster or long or fresh or thorough or torch)'

fmt: .venv/.dev web/node_modules/.stamp ## format the code and fix what can be fixed
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	$(BIN)/clang-format -i $(CXX_SOURCES)
	cd web && npm run --silent format

engines: .venv/.dev web/dist/index.html ## play a match in Firefox and one in WebKit
	@./tools/engines
	$(BIN)/pytest -m engines

# The sizes of make soak and make fuzz; each can be set: make soak YOKAI_KILLS=50. The parts of make soak run one after the
# other; those of SOAK print how far they are.
SOAK := openapi cluster kill
soak: export YOKAI_LONG ?= 1
soak: export YOKAI_PATIENCE ?= 1200
soak: export YOKAI_KILLS ?= 500
soak: export YOKAI_TURNS ?= 50
soak: export YOKAI_TABLES ?= 6
soak: export YOKAI_FRAMES ?= 1000000
soak: export YOKAI_EXAMPLES ?= 1400
soak: export YOKAI_SALTS ?= 100000
fuzz: export YOKAI_RECORDS ?= 100000
fuzz: export YOKAI_NAMES ?= 100000
fuzz: export YOKAI_FRAMES ?= 1000000

soak: .venv/.dev ## the long versions of the server's tests, for hours: 500 kills, a million frames, every viewer
	$(BIN)/pytest --timeout 0 -n 2 tests/server $(foreach part,$(SOAK),--ignore tests/server/test_$(part).py)
	@for part in $(SOAK); do $(BIN)/pytest --timeout 0 -s tests/server/test_$$part.py || exit 1; done

ATTACKS := abuse silent idle soak
# What SECURITY.md says is shown by these tests; those that kill servers and databases are in `make soak`.
CLAIMS = $(shell grep -oE '[a-z_/]+\.py::test_\w+' SECURITY.md | sort -u | sed 's|^|tests/|')
attack: .venv/.dev web/dist/index.html ## try everything that SECURITY.md excludes, and measure attacks for an hour and a half: fails if one succeeds
	@./tools/chromium > /dev/null
	@$(BIN)/python bench/freeze.py --check & frozen=$$!; \
		$(BIN)/pytest -n 2 -m 'not (browser or cluster or long)' $(CLAIMS) \
		&& $(BIN)/pytest -m browser $(CLAIMS); shown=$$?; wait $$frozen && exit $$shown
	@for part in $(ATTACKS); do $(BIN)/python bench/$$part.py --check || exit 1; done

screenshots: .venv/.dev web/dist/index.html ## pictures of every screen into screenshots/
	PYTHONPATH=. $(BIN)/python -m tests.e2e.screenshots screenshots

fuzz: .venv/.dev ## feed 100,000 mutated records, 100,000 names and 1,000,000 frames to what reads them
	PYTHONPATH=. $(BIN)/python tools/fuzz.py

schema: .venv/.dev ## write the JSON schema of records into docs/
	$(BIN)/python tools/schema.py > docs/record.schema.json

glossary: .venv/.dev ## write the glossary of the texts into docs/
	$(BIN)/python -m tests.texts.glossary

read: .venv/.dev ## note that a second person has read the texts of a language: make read LANGUAGE=de
	$(BIN)/python -m tests.texts.readers $(LANGUAGE)

setup: .venv/.dev ## install all that development needs into .venv

lock: .venv/.dev ## choose newer versions of the dependencies and pin them with their hashes
	./tools/lock $(UV)

types: .venv/.dev web/node_modules/.stamp ## generate the page's types of messages, endpoints and texts
	./tools/types

wasm: build/wasm/kernel.wasm build/pyodide/.stamp ## compile the kernel to WebAssembly, and fetch the Python that runs on it

app: app/index.html ## build the page that needs no server into app/

web: web/dist/index.html ## build the web page into web/dist

dist: .venv/.play web/dist/index.html ## build the sdist, and from it the wheel, into dist/; both hold the page
	@rm -rf dist
	@$(UV) build -q --python $(BIN)/python --build-constraint requirements/play.txt --require-hashes --out-dir dist
	@ls dist

release: .venv/.dev ## check everything, build what is published, and say what to type then
	@./tools/release

docs: .venv/.dev ## build the documentation into site/
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build

coverage: .venv/.dev ## measure which lines the tests run, except those with a browser
	@rm -f .coverage .coverage.*
	$(BIN)/pytest -n 2 --cov --cov-report= -m 'not (browser or engines or fresh or torch)'
	@$(BIN)/coverage report
	@$(BIN)/python tools/coverage.py

bench: .venv-bench/.stamp ## measure rules and kernel beside our neighbours' libraries
	.venv-bench/bin/python bench/rules.py
	.venv-bench/bin/python bench/kernel.py
	.venv-bench/bin/python bench/solver.py
	.venv-bench/bin/python bench/envs.py

mutation: .venv/.dev .venv-mutation/.stamp ## change the rules, tables, records and protocol in small ways and see whether tests notice
	.venv-mutation/bin/python tools/mutation.py

nightly: .venv/.dev ## compare a million random rounds, and episodes of the environments, in the kernel and in the rules; prove every puzzle; check the reasons given in 100,000 views, and the coach beside reviews
	$(BIN)/python tools/compare_kernel.py
	$(BIN)/python tools/verify_puzzles.py
	$(BIN)/python tools/check_reasons.py
	$(BIN)/python tools/check_coach.py

# PyTorch, for one example alone, lies beside the environment, not in it. On Linux pip's usual build brings gigabytes for GPUs;
# one for CPUs is enough: make examples TORCH="torch==2.13.0 --index-url ADDRESS", with the address that pytorch.org names.
TORCH ?= torch==2.13.0
examples: .venv/.dev build/torch/.stamp ## train the network of the imitation example, at a tiny size
	PYTHONPATH=build/torch $(BIN)/pytest -m torch tests/envs

build/torch/.stamp:
	@./tools/step "PyTorch" 30 $(PYTHON) -m pip -q --disable-pip-version-check install --target build/torch $(TORCH)
	@touch $@

asan: .venv/.dev ## run the tests of engine and environments under AddressSanitizer and UndefinedBehaviorSanitizer
	@PATH="$(CURDIR)/$(BIN):$$PATH" cmake -S kernel -B build/asan -G Ninja -DYOKAI_SANITIZE=ON \
		-DCMAKE_BUILD_TYPE=RelWithDebInfo -DPython_EXECUTABLE=$(CURDIR)/$(BIN)/python >/dev/null
	@PATH="$(CURDIR)/$(BIN):$$PATH" cmake --build build/asan
	@rm -rf build/asan/site && mkdir build/asan/site && cp -r src/yokai_septet build/asan/site
	@cp build/asan/_kernel*.so build/asan/site/yokai_septet/engine
	LD_PRELOAD="$$($${CXX:-c++} -print-file-name=libasan.so) $$($${CXX:-c++} -print-file-name=libstdc++.so)" \
		ASAN_OPTIONS=detect_leaks=0 \
		PYTHONPATH=build/asan/site:$$($(BIN)/python -c 'import site; print(site.getsitepackages()[0])') \
		$(BIN)/python -S -m pytest --timeout 0 -p no:cacheprovider tests/engine \
		tests/envs/test_vector.py tests/envs/test_pettingzoo.py tests/envs/test_observations.py tests/envs/test_labels.py

clean: ## remove what make made
	rm -rf .venv .venv-bench .venv-mutation app build dist site .coverage* web/node_modules web/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

# One environment serves play and development; the stamps say how much of it is there and built.
$(BIN)/uv:
	@./tools/need python $(PYTHON)
	@./tools/need node
	@echo "Setting up, once and in this folder alone; it usually takes a minute."
	@./tools/step "Python environment" 5 sh -c '$(PYTHON) -m venv .venv && $(BIN)/python -m pip -q \
		--disable-pip-version-check install "$$(grep -oE "^uv==[0-9.]+" requirements/play.txt)"'

$(PACKAGES): | $(BIN)/uv
	@rm -f .venv/.packages-*
	@touch $@

.venv/.play: requirements/play.txt pyproject.toml $(KERNEL) $(PACKAGES) | $(BIN)/uv
	@./tools/step "Python packages" 5 $(UV) pip install -q --require-hashes -r requirements/play.txt
	@./tools/step "C++ kernel" 25 $(UV) pip install -q --no-deps --no-build-isolation -e .
	@touch $@

.venv/.dev: requirements/dev.txt pyproject.toml $(KERNEL) $(PACKAGES) | $(BIN)/uv
	@./tools/step "Python packages for development" 15 $(UV) pip sync -q --require-hashes requirements/dev.txt
	@./tools/step "C++ kernel" 25 $(UV) pip install -q --no-deps --no-build-isolation -e .
	@touch $@ .venv/.play

web/node_modules/.stamp: web/package.json web/package-lock.json
	@./tools/need node
	@./tools/step "Packages of the web page" 5 npm ci --prefix web --silent --no-fund --no-audit
	@touch $@

web/dist/index.html: web/node_modules/.stamp $(shell find web/src web/public locales web/index.html web/vite.config.ts -type f 2>/dev/null)
	@./tools/step "Web page" 5 npm run --prefix web --silent build

# The page without a server: our Python as bytecode, which Pyodide's own compiler makes, and the page that loads it.
PYTHON_OF_APP := $(shell find src/yokai_septet -name '*.py' -not -path '*/server/*' 2>/dev/null)
build/app/library.zip: build/wasm/kernel.wasm build/pyodide/.stamp tools/pack_app.py tools/app_library.txt $(PYTHON_OF_APP)
	@mkdir -p build/app
	@./tools/step "Python for the browser" 5 node kernel/wasm/python.mjs tools/pack_app.py $@

# `make app BASE=/name/` for a folder of a site; the page is built again when it is another one.
build/app/base: FORCE
	@mkdir -p build/app; echo "$(BASE)" | cmp -s - $@ || echo "$(BASE)" > $@
FORCE:

app/index.html: build/app/library.zip build/app/base web/node_modules/.stamp $(shell find web/src web/public web/app web/scripts/app.mjs locales web/index.html web/vite.config.ts -type f 2>/dev/null)
	@./tools/step "Page without a server" 10 sh -c 'cd web && BASE=$(BASE) node scripts/app.mjs ../app'

# The kernel in WebAssembly: clang and the sources of its libraries, and what optimises it. Beside them lies what runs it
# under node as in a browser: Pyodide, and packages for its Python and its build of Emscripten, which pip is told by name.
build/wasm/kernel.wasm: build/zig/.stamp build/npm/.stamp $(KERNEL)
	@./tools/step "Kernel in WebAssembly" 60 $(BIN)/python kernel/wasm/build.py build/zig/ziglang build/npm/node_modules build/wasm

build/zig/.stamp: requirements/wasm.txt | $(BIN)/uv
	@./tools/step "Compiler for WebAssembly" 15 $(UV) pip install -q --python $(BIN)/python --target build/zig --require-hashes -r $<
	@touch $@

build/npm/.stamp: kernel/wasm/package.json kernel/wasm/package-lock.json
	@./tools/need node
	@mkdir -p build/npm && cp $^ build/npm
	@./tools/step "Optimiser for WebAssembly, and Pyodide" 5 npm ci --prefix build/npm --silent --no-fund --no-audit
	@touch $@

PYODIDE := --python-version 3.14 --implementation cp --abi cp314 --platform pyemscripten_2026_0_wasm32
build/pyodide/.stamp: requirements/pyodide.txt | $(BIN)/uv
	@rm -rf build/pyodide
	@./tools/step "Python packages for Pyodide" 5 $(BIN)/python -m pip -q --disable-pip-version-check install --target build/pyodide \
		$(PYODIDE) --only-binary :all: --no-deps --require-hashes -r $<
	@touch $@

# What changes the code for `make mutation`; our own code comes from a copy.
.venv-mutation/.stamp: requirements/mutation.txt | $(BIN)/uv
	@$(UV) venv -q --allow-existing --python $(BIN)/python .venv-mutation
	@$(UV) pip sync -q --python .venv-mutation/bin/python --require-hashes requirements/mutation.txt
	@touch $@

# The neighbours that we measure ourselves against need an environment of their own.
.venv-bench/.stamp: requirements/bench.txt pyproject.toml $(KERNEL) | $(BIN)/uv
	@$(UV) venv -q --allow-existing --python $(BIN)/python .venv-bench
	@$(UV) pip sync -q --python .venv-bench/bin/python --require-hashes requirements/bench.txt
	@PATH="$(CURDIR)/.venv-bench/bin:$$PATH" $(UV) pip install -q --python .venv-bench/bin/python --no-deps --no-build-isolation -e .
	@touch $@
