import { startDaemon } from '../daemon.ts'
import { isOpen } from '../port.ts'
import { end, hasCrashed, running } from '../process-file.ts'
import { confFile, onCluster, port } from './home.ts'

// Debian's daemons would switch to the user ceph, who may not enter the repository.
const asCaller = process.getuid?.() === 0 ? ['--setuser', 'root', '--setgroup', 'root'] : []
const host = '127.0.0.1'

export async function startMonitor() {
  await startCeph({ name: 'ceph-mon', command: 'ceph-mon', args: ['-i', 'a'], isReady: hasMonitor })
}

export async function startDisk() {
  // The monitor still assumes a crashed disk is up, and the gateway would call it and wait ten seconds.
  if (hasCrashed('ceph-osd')) await onCluster('ceph', ['osd', 'down', '0'])
  // Whether it serves shows in the gateway, which cannot start without it.
  await startCeph({ name: 'ceph-osd', command: 'ceph-osd', args: ['-i', '0'], isReady: async () => true })
}

export async function startGateway() {
  await startCeph({ name: 'ceph-rgw', command: 'radosgw', args: ['-n', 'client.rgw.a'], isReady: isServing })
}

/** Which of the three run; the gateway alone answers from memory for a while after its disk is gone. */
export function daemonsRunning(): 'all' | 'some' | 'none' {
  const names = ['ceph-mon', 'ceph-osd', 'ceph-rgw'].filter((name) => running(name))
  if (names.length === 0) return 'none'
  return names.length === 3 ? 'all' : 'some'
}

/** In dependency order, so that each can shut down cleanly. */
export async function stopDaemons(): Promise<boolean> {
  const gateway = await end('ceph-rgw', 10)
  const disk = await end('ceph-osd', 15)
  const monitor = await end('ceph-mon', 10)
  return gateway || disk || monitor
}

const hasMonitor = () => isOpen({ host, port: port + 1 })

async function isServing(): Promise<boolean> {
  if (!running('ceph-osd')) throw new Error('the gateway waits for a disk that has ended')
  const answer = await fetch(`http://${host}:${port}/`, { signal: AbortSignal.timeout(2000) }).catch(
    () => undefined,
  )
  return answer !== undefined
}

type Ceph = Parameters<typeof startDaemon>[0]

function startCeph({ args, ...daemon }: Ceph) {
  return startDaemon({ ...daemon, args: ['-c', confFile, ...args, ...asCaller, '-f'] })
}
