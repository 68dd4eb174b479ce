type Conf = { readonly home: string; readonly fsid: string; readonly port: number }

/**
 * The smallest Ceph that is a real S3 server: one monitor, one disk on a sparse file, one gateway, all on loopback.
 * Found by trial: without cephx the gateway hangs at its start, and an in-memory store hangs after its disk restarts.
 */
export function cephConf({ home, fsid, port }: Conf): string {
  return `[global]
fsid = ${fsid}
mon host = [v2:127.0.0.1:${port + 1}/0]
mon initial members = a
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind ipv6 = false
ms bind msgr1 = false
ms bind port min = ${port + 20}
ms bind port max = ${port + 80}
keyring = ${home}/keyring
run dir = ${home}
log file = ${home}/log/$name.log
crash dir = ${home}/log
${global}
[mon.a]
mon data = ${home}/mon

[osd]
osd data = ${home}/osd
${disk}
[client.rgw.a]
rgw data = ${home}/rgw
rgw frontends = beast endpoint=127.0.0.1:${port} tcp_nodelay=1
${gateway}`
}

const global = `auth cluster required = cephx
auth service required = cephx
auth client required = cephx
auth allow insecure global id reclaim = false
# A long folder name would not fit into a socket's address; nothing here uses the sockets.
admin socket =
log to stderr = false
err to stderr = true
debug mon = 0/5
debug paxos = 0/5
debug osd = 0/5
debug bluestore = 0/5
debug bluefs = 0/5
debug bdev = 0/5
debug rocksdb = 0/5
debug rgw = 0/5
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon warn on pool no redundancy = false
mon max pg per osd = 1000
# Changes of the maps are gathered for a second by default; alone on a machine there is nothing to gather.
paxos propose interval = 0.05
paxos min wait = 0.01
# A share of the whole machine's disk, not of ours: a developer's disk is often nearly full.
mon data avail crit = 1
mon data avail warn = 2
`

const disk = `osd objectstore = bluestore
bluestore block size = 20G
# How long closing the file may wait for a reader; each start closes it several times.
bdev aio poll ms = 25
osd memory target = 939524096
osd op num shards = 2
# A gateway that crashed is listened for so long before the next one may change a bucket.
osd client watch timeout = 3
osd mclock skip benchmark = true
`

const gateway = `rgw thread pool size = 32
rgw enable usage log = false
# Lifecycle rules are accepted, but their nightly sweep does not run: it would hold up every stop by its naps.
rgw enable lc threads = false
# How soon it asks again for a disk that was not there yet at its start.
objecter tick interval = 0.5
`
