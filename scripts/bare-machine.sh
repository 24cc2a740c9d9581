#!/usr/bin/env bash
# The README's two commands on a bare machine: a PATH with git, Node, npm, a shell, and coreutils, and
# nothing else. Once as root and once as an ordinary user; without root, only as the current user. Each
# in a clone of HEAD, with an empty home.
# A test that needs another program must be skipped there, and say why.
set -euo pipefail
cd "$(dirname "$0")/.."

programs=(git node npm npx sh bash)
programs+=('[' b2sum base32 base64 basename cat chgrp chmod chown cksum comm cp csplit cut date dd df dir
  dirname echo env expand expr factor false fmt fold groups head id install join link ln logname ls
  md5sum mkdir mkfifo mknod mktemp mv nice nl nohup nproc numfmt od paste pathchk pr printenv printf
  pwd readlink realpath rm rmdir seq sha1sum sha224sum sha256sum sha384sum sha512sum shred shuf sleep
  sort split stat stdbuf stty sum sync tac tail tee test timeout touch tr true truncate tsort tty
  uname unexpand uniq unlink users vdir wc who whoami yes)

place=$(mktemp -d)
user=docket-bare-$$
clean_up() {
  rm -rf "$place"
  if id -u "$user" >/dev/null 2>&1; then userdel "$user"; fi
}
trap clean_up EXIT
# Other users must reach their clone.
chmod 755 "$place"

# link_programs FOLDER PROGRAM…
link_programs() {
  local folder=$1 program found
  shift
  mkdir "$folder"
  for program; do
    if found=$(type -P -- "$program"); then ln -s "$found" "$folder/$program"; fi
  done
}

# What it takes to reach the registry; of the rest of this environment, the commands see nothing.
environment=(LANG=C.UTF-8 NO_COLOR=1 "npm_config_registry=$(npm config get registry)")
for name in HTTP_PROXY HTTPS_PROXY NO_PROXY http_proxy https_proxy no_proxy NODE_EXTRA_CA_CERTS; do
  if [ -n "${!name:-}" ]; then environment+=("$name=${!name}"); fi
done

# both_commands NAME CACHE FOLDER-OF-PROGRAMS [COMMAND-THAT-CHANGES-THE-USER…]
both_commands() {
  local name=$1 cache=$2 path=$3 home="$place/$1" command failed=0
  shift 3
  for command in 'npm ci && npm run demo' 'npm ci && npm test'; do
    echo "--- A bare machine, $name: $command"
    (cd "$home/docket" && "$@" env -i "HOME=$home/home" "PATH=$path" "npm_config_cache=$cache" \
      "${environment[@]}" bash -c "$command" </dev/null) || failed=1
  done
  return "$failed"
}

clone() {
  mkdir -p "$place/$1/home"
  git clone --quiet --no-local . "$place/$1/docket"
}

status=0
# Packages are downloaded once: what follows this script finds them in the same cache.
cache=$(npm config get cache)
link_programs "$place/bin" "${programs[@]}"
if [ "$(id -u)" -ne 0 ]; then
  echo 'This is not root: the two commands run as the current user only.'
  clone user
  both_commands user "$cache" "$place/bin" || status=1
  exit "$status"
fi

clone root
both_commands root "$cache" "$place/bin" || status=1
rm -rf "$place/root"

useradd --no-create-home "$user"
clone user
cp -r "$cache" "$place/user/cache"
chown -R "$user:" "$place/user"
both_commands user "$place/user/cache" "$place/bin" \
  setpriv "--reuid=$user" "--regid=$user" --clear-groups || status=1
exit "$status"
