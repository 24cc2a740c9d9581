#!/usr/bin/env bash
# Runs commands as on another machine, in a clone of HEAD with an empty home:
#   bash scripts/machine.sh laptop 'npm ci && npm run demo' 'npm test'
#     laptop     every program but those that isolate agents; an ordinary user
#     bare       git, Node, npm, a shell, and coreutils; root
#     furnished  every program; root
#     runner     every program; an ordinary user
# If DOCKET_MACHINES names a folder, the clone and its user stay, and are used again. Without root,
# everything runs as the current user. CI, DOCKET_MACHINE_TESTS, and
# DOCKET_ONLY_TESTS reach the commands.
set -euo pipefail
cd "$(dirname "$0")/.."

machine=$1
shift

isolating=' bwrap sudo setpriv unshare '
bare=(git node npm npx sh bash)
bare+=('[' b2sum base32 base64 basename cat chgrp chmod chown cksum comm cp csplit cut date dd df dir
  dirname echo env expand expr factor false fmt fold groups head id install join link ln logname ls
  md5sum mkdir mkfifo mknod mktemp mv nice nl nohup nproc numfmt od paste pathchk pr printenv printf
  pwd readlink realpath rm rmdir seq sha1sum sha224sum sha256sum sha384sum sha512sum shred shuf sleep
  sort split stat stdbuf stty sum sync tac tail tee test timeout touch tr true truncate tsort tty
  uname unexpand uniq unlink users vdir wc who whoami yes)

places=${DOCKET_MACHINES:-$(mktemp -d)}
place=$places/$machine
user=docket-$machine
ordinary=false
case $machine in laptop | runner) if [ "$(id -u)" -eq 0 ]; then ordinary=true; fi ;; esac
memory=$place/tmp
clean_up() {
  umount --lazy "$memory" 2>/dev/null || true
  if [ -n "${DOCKET_MACHINES:-}" ]; then return; fi
  rm -rf "$places"
  if "$ordinary"; then userdel "$user"; fi
}
trap clean_up EXIT
# Others must reach their clone.
chmod 755 "$places"
if "$ordinary" && ! id -u "$user" >/dev/null 2>&1; then useradd --no-create-home "$user"; fi

if ! [ -d "$place" ]; then
  mkdir -p "$place/home" "$place/bin"
  git clone --quiet --no-local . "$place/docket"
  if [ "$machine" = bare ]; then
    for program in "${bare[@]}"; do
      if found=$(type -P -- "$program"); then ln -s "$found" "$place/bin/$program"; fi
    done
  fi
  if "$ordinary"; then
    # The packages that were downloaded already. Another npm may be at work there: what it moves away
    # in the meantime is downloaded.
    mkdir "$place/cache"
    cp -r "$(npm config get cache)/." "$place/cache" 2>/dev/null || true
    chown -R "$user:" "$place"
  fi
fi

if [ "$machine" = laptop ]; then
  # npm and Node can be anywhere; the rest is where the system has it, perhaps only since the last time.
  # All links are made at once: two processes for each of them would take some seconds.
  found=()
  known=$isolating
  for program in "$(type -P node)" "$(type -P npm)" "$(type -P npx)" \
    /usr/local/bin/* /usr/bin/* /bin/* /usr/sbin/*; do
    name=${program##*/}
    if [[ $known != *" $name "* ]] && [ -x "$program" ] && ! [ -d "$program" ]; then
      found+=("$program")
      known+="$name "
    fi
  done
  ln -sf "${found[@]}" "$place/bin"
fi

case $machine in
  bare | laptop) path=$place/bin ;;
  *) path=$PATH ;;
esac
cache=$place/cache
as=()
if "$ordinary"; then as=(setpriv "--reuid=$user" "--regid=$user" --clear-groups); else cache=$(npm config get cache); fi
# What it takes to reach the registry; of the rest of this environment, the commands see nothing.
environment=("HOME=$place/home" "PATH=$path" LANG=C.UTF-8 NO_COLOR=1 "npm_config_cache=$cache"
  "npm_config_registry=$(npm config get registry)")
for name in HTTP_PROXY HTTPS_PROXY NO_PROXY http_proxy https_proxy no_proxy NODE_EXTRA_CA_CERTS \
  CI DOCKET_MACHINE_TESTS DOCKET_ONLY_TESTS; do
  if [ -n "${!name:-}" ]; then environment+=("$name=${!name}"); fi
done

# Test tools that are installed for one user, who is root there.
if [ "$machine" = furnished ]; then
  environment+=("XDG_CACHE_HOME=${XDG_CACHE_HOME:-$HOME/.cache}")
  if command -v go >/dev/null 2>&1; then environment+=("GOPATH=$(go env GOPATH)"); fi
fi

# As on many machines, temporary files are in memory, where there is room and root may mount that.
if [ "$(awk '/^MemAvailable/ { print $2 }' /proc/meminfo 2>/dev/null || echo 0)" -gt 8000000 ]; then
  mkdir -p "$memory"
  if mount -t tmpfs -o mode=1777 docket "$memory" 2>/dev/null; then environment+=("TMPDIR=$memory"); fi
fi

status=0
cd "$place/docket"
for command; do
  echo "--- $machine: $command"
  "${as[@]}" env -i "${environment[@]}" bash -c "$command" </dev/null || status=1
done
exit "$status"
