#!/bin/bash
# A small Ceph for one machine: one monitor, one disk on a sparse file, one S3 gateway, in one container.
# For evaluation and development. Production uses a Ceph of its own or a cloud's store, by the same settings.
set -euo pipefail

home=${CEPH_HOME:-/data}
listen=${S3_LISTEN:-0.0.0.0:7480}
monitor_port=${MONITOR_PORT:-7481}
: "${S3_ACCESS_KEY:?}" "${S3_SECRET_KEY:?}" "${S3_BUCKET:?}"

conf=$home/ceph.conf
keyring=$home/keyring
pids=()

write_conf() {
  cat > "$conf" <<END
[global]
fsid = $(cat "$home/fsid")
mon host = [v2:127.0.0.1:$monitor_port/0]
mon initial members = a
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind ipv6 = false
ms bind msgr1 = false
ms bind port min = $((monitor_port + 20))
ms bind port max = $((monitor_port + 80))
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
auth allow insecure global id reclaim = false
keyring = $keyring
run dir = $home
admin socket =
log to stderr = true
err to stderr = true
log to file = false
mon cluster log to file = false
debug mon = 0/0
debug paxos = 0/0
debug osd = 0/0
debug bluestore = 0/0
debug rocksdb = 0/0
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon warn on pool no redundancy = false
mon max pg per osd = 1000
mon data avail crit = 1
paxos propose interval = 0.05
paxos min wait = 0.01
[mon.a]
mon data = $home/mon
[osd]
osd data = $home/osd
osd objectstore = bluestore
bluestore block size = ${S3_SIZE:-50G}
bdev aio poll ms = 25
osd memory target = 939524096
osd op num shards = 2
osd mclock skip benchmark = true
osd client watch timeout = 3
[client.rgw.a]
rgw data = $home/rgw
rgw frontends = beast endpoint=$listen tcp_nodelay=1
rgw thread pool size = 64
objecter tick interval = 0.5
END
}

# The mark is written last: without it, what lies there is half made and holds nothing.
create() {
  rm -rf "${home:?}"/*
  mkdir -p "$home"/{mon,osd,rgw}
  cat /proc/sys/kernel/random/uuid > "$home/fsid"
  write_conf
  ceph-authtool --create-keyring "$keyring" --gen-key -n mon. --cap mon 'allow *'
  ceph-authtool "$keyring" --gen-key -n client.admin --cap mon 'allow *' --cap osd 'allow *'
  ceph-authtool "$keyring" --gen-key -n osd.0 --cap mon 'allow profile osd' --cap osd 'allow *'
  ceph-authtool "$keyring" --gen-key -n client.rgw.a --cap mon 'allow rw' --cap osd 'allow rwx'
  monmaptool --create --fsid "$(cat "$home/fsid")" --addv a "[v2:127.0.0.1:$monitor_port/0]" "$home/monmap"
  ceph-mon -c "$conf" -i a --mkfs --monmap "$home/monmap" --keyring "$keyring"
}

begin() {
  "$@" -c "$conf" --setuser root --setgroup root -f &
  pids+=($!)
}

stop() {
  trap - TERM INT
  # The gateway first, the monitor last: each can still say goodbye to the next.
  for ((i = ${#pids[@]} - 1; i >= 0; i--)); do
    kill "${pids[i]}" 2> /dev/null || true
    wait "${pids[i]}" || true
  done
}
trap 'stop; exit 0' TERM INT

rm -f "$home/ready"
[ -e "$home/complete" ] || create
write_conf
begin ceph-mon -i a
if [ ! -e "$home/complete" ]; then
  disk=$(cat /proc/sys/kernel/random/uuid)
  timeout 60 ceph -c "$conf" osd new "$disk"
  ceph-osd -c "$conf" -i 0 --mkfs --osd-uuid "$disk" --monmap "$home/monmap"
  touch "$home/complete"
else
  # The monitor still believes in a disk that was killed; the gateway would call it and wait.
  timeout 60 ceph -c "$conf" osd down 0
fi
begin ceph-osd -i 0
begin radosgw -n client.rgw.a

here=http://127.0.0.1:${listen##*:}
for ((i = 0; i < 600; i++)); do
  curl --silent --output /dev/null "$here/" && break
  for pid in "${pids[@]}"; do kill -0 "$pid" || { stop; exit 1; }; done
  sleep 0.1
done

if [ ! -e "$home/user" ]; then
  radosgw-admin -c "$conf" user create --uid lyceum --display-name Lyceum \
    --access-key "$S3_ACCESS_KEY" --secret-key "$S3_SECRET_KEY" > /dev/null
  touch "$home/user"
fi
# The digest of an empty body: older versions of curl do not send it by themselves.
curl --silent --show-error --fail --aws-sigv4 'aws:amz:us-east-1:s3' --user "$S3_ACCESS_KEY:$S3_SECRET_KEY" \
  --header 'x-amz-content-sha256: e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' \
  --request PUT "$here/$S3_BUCKET"
echo "S3 is up on $listen with bucket $S3_BUCKET"
touch "$home/ready"

# The container ends when any of the three does, so that it is restarted whole.
wait -n || true
stop
exit 1
