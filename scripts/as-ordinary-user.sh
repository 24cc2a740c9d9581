#!/usr/bin/env bash
# Runs a command in a copy of HEAD as an ordinary user without a home, for which root makes one:
#   bash scripts/as-ordinary-user.sh npm run test:proof
# Without root, it runs as the current user.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ "$(id -u)" -ne 0 ]; then exec "$@"; fi

place=$(mktemp -d)
user=docket-test-$$
clean_up() {
  rm -rf "$place"
  if id -u "$user" >/dev/null 2>&1; then userdel "$user"; fi
}
trap clean_up EXIT
chmod 755 "$place"
git clone --quiet --no-local . "$place/docket"
cp -r node_modules "$place/docket/"
mkdir "$place/home"
useradd --no-create-home "$user"
chown -R "$user:" "$place"
cd "$place/docket"
setpriv "--reuid=$user" "--regid=$user" --clear-groups env -i "HOME=$place/home" LANG=C.UTF-8 NO_COLOR=1 \
  "PATH=$place/docket/node_modules/.bin:/usr/local/bin:/usr/bin:/bin" "$@"
