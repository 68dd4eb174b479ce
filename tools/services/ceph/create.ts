import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../command.ts'
import { cephConf } from './conf.ts'
import { startMonitor, stopDaemons } from './daemons.ts'
import { confFile, fsidOf, home, isComplete, keyring, markFile, onCluster, port } from './home.ts'

/** Creates the cluster when there is none, and always rewrites its settings. */
export async function ensureCluster() {
  if (!isComplete()) await create()
  await writeFile(confFile, cephConf({ home, fsid: fsidOf(), port }))
}

async function create() {
  // An interrupted creation leaves inconsistent daemons and folders; nothing is stored there yet.
  await stopDaemons()
  await rm(home, { recursive: true, force: true })
  for (const folder of ['mon', 'osd', 'rgw', 'log']) await mkdir(join(home, folder), { recursive: true })

  const fsid = randomUUID()
  await writeFile(join(home, 'fsid'), `${fsid}\n`)
  await writeFile(confFile, cephConf({ home, fsid, port }))
  await createKeys()
  await createMonitor(fsid)
  const disk = randomUUID()
  await Promise.all([createDisk(disk), startMonitor().then(() => onCluster('ceph', ['osd', 'new', disk]))])
  await writeFile(markFile, '')
}

async function createKeys() {
  const keys = [
    ['mon.', '--cap', 'mon', 'allow *'],
    ['client.admin', '--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *'],
    ['osd.0', '--cap', 'mon', 'allow profile osd', '--cap', 'osd', 'allow *'],
    ['client.rgw.a', '--cap', 'mon', 'allow rw', '--cap', 'osd', 'allow rwx'],
  ]
  await run('ceph-authtool', ['--create-keyring', keyring])
  for (const key of keys) await run('ceph-authtool', [keyring, '--gen-key', '-n', ...key])
}

const monitorMap = join(home, 'monmap')

async function createMonitor(fsid: string) {
  const address = `[v2:127.0.0.1:${port + 1}/0]`
  await run('monmaptool', ['--create', '--fsid', fsid, '--addv', 'a', address, monitorMap])
  await onCluster('ceph-mon', ['-i', 'a', '--mkfs', '--monmap', monitorMap, '--keyring', keyring])
}

async function createDisk(uuid: string) {
  await onCluster('ceph-osd', ['-i', '0', '--mkfs', '--osd-uuid', uuid, '--monmap', monitorMap])
}
