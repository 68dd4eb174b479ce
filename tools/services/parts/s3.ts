import { daemonsRunning, startDisk, startGateway, startMonitor, stopDaemons } from '../ceph/daemons.ts'
import { ensureCluster } from '../ceph/create.ts'
import { locate, run } from '../command.ts'
import type { Part, Seen } from '../part.ts'
import { isOpen } from '../port.ts'
import { addressOf, assertLocal, settings, spell } from '../settings.ts'
import { versionIn } from '../version.ts'

const address = addressOf(settings.s3.endpoint)

/** Ceph's S3 gateway, the object store of large installations, here on one file. */
export const s3: Part = {
  name: 's3',
  label: 'S3',
  packages: ['ceph-mon', 'ceph-osd', 'ceph-common', 'radosgw'],
  look,
  isInstalled: () => ['ceph-mon', 'ceph-osd', 'ceph', 'radosgw'].every((command) => locate(command)),
  server: { start, stop: stopDaemons },
}

async function look(): Promise<Seen | undefined> {
  const ours = daemonsRunning()
  if (ours === 'some' || !(await isOpen(address))) return undefined
  const [version, answer] = await Promise.all([ours === 'all' ? askVersion() : 'a server', askBucket()])
  if (answer === 'ready') return { version, at: spell(address) }
  if (ours === 'all') return undefined
  throw new Error(
    `another server on ${spell(address)} has no bucket ${settings.s3.bucket} for us (${answer})`,
  )
}

async function start() {
  assertLocal(address)
  await ensureCluster()
  await startMonitor()
  await startDisk()
  await startGateway()
  const { ensureBucket } = await import('../ceph/bucket.ts')
  await ensureBucket()
}

// The client is large, so it is loaded only when something listens.
async function askBucket() {
  const bucket = await import('../ceph/bucket.ts')
  return bucket.askBucket()
}

async function askVersion() {
  return `radosgw ${versionIn(await run('radosgw', ['--version'])) ?? ''}`
}
