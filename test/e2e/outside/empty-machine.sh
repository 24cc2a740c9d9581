# An empty machine, for whoever runs in it: folders, users, and a PostgreSQL of its own. It does what
# standard input says. Call it as root:
#   unshare --mount --pid --fork --kill-child --mount-proc sh empty-machine.sh EMPTY_FOLDER NODE RELEASES
set -eu
etc=$1 releases=$3
exec 3< "$2"

mount --make-rprivate /
cp -a /etc/. "$etc"
rm -rf "$etc/postgresql" "$etc/docket"
mount --bind "$etc" /etc
for folder in /opt /srv /usr/local /var/lib/postgresql /var/log/postgresql /var/run/postgresql; do
  mount -t tmpfs -o mode=755 tmpfs "$folder"
done
chown postgres: /var/lib/postgresql /var/log/postgresql /var/run/postgresql
mkdir -p /usr/local/bin /usr/local/sbin /etc/systemd/system
userdel docket 2> /dev/null || true
cat <&3 > /usr/local/bin/node
chmod +x /usr/local/bin/node
PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin

# What installing PostgreSQL does; the programs are there.
cat > /usr/local/sbin/apt-get << 'END'
#!/bin/sh
set -e
version=$(ls /usr/lib/postgresql | sort -n | tail -n 1)
pg_createcluster --port 5432 "$version" main
exec pg_ctlcluster --skip-systemctl-redirect "$version" main start -- -o "-c listen_addresses="
END

# GitHub's releases are in a folder.
cat > /usr/local/sbin/curl << END
#!/bin/sh
for last; do :; done
case \$last in https://github.com/*) exec cat "$releases/\${last##*/}" ;; esac
exec /usr/bin/curl "\$@"
END

# As systemd reads a unit: its user, its files of variables, and its command.
cat > /usr/local/sbin/systemctl << 'END'
#!/bin/sh
set -eu
verb=$1
[ "$verb" != daemon-reload ] || exit 0
shift
for unit; do
  case $unit in -*) continue ;; esac
  file=/etc/systemd/system/${unit%@*}@.service
  pid=/srv/$unit.pid
  if [ "$verb" = restart ]; then
    kill -TERM "$(cat "$pid")"
    while kill -0 "$(cat "$pid")" 2> /dev/null; do sleep 0.1; done
  fi
  (
    set -a
    for variables in $(sed -n 's/^EnvironmentFile=-\{0,1\}//p' "$file"); do . "$variables"; done
    set +a
    # Tests also run on machines without isolation.
    more=
    case $unit in docket-work@*) more='--isolation best' ;; esac
    command=$(sed -n 's/^ExecStart=//p' "$file" | sed "s/%i/${unit#*@}/")
    eval "exec setpriv --reuid docket --regid docket --init-groups $command $more" &
    echo $! > "$pid"
  )
done
END
chmod +x /usr/local/sbin/*
exec sh -eu
