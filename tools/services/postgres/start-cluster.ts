import { readdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { run, runAsRoot } from '../command.ts'
import { isAtLeast } from '../version.ts'
import { openToThisMachine, parseClusters, type Cluster } from './cluster.ts'

type ClusterOptions = { readonly port: number; readonly oldest: number; readonly isFresh: boolean }

/** Starts the cluster of this port, creating it when there is none. */
export async function startCluster({ port, oldest, isFresh }: ClusterOptions): Promise<Cluster> {
  const known = await clusterOn(port)
  const cluster = known ?? (await createCluster(port, oldest))
  // Only a newly created cluster is opened: an older one has an owner who chose its rules.
  if (isFresh || !known) await open(cluster)
  // Shortly after a crash the old server's socket is still taken.
  const start = () => control(cluster, ['start'])
  await start().catch(() => pause(2000).then(start))
  return cluster
}

export async function stopCluster(port: number) {
  const cluster = await clusterOn(port)
  if (cluster) await control(cluster, ['stop', '--mode', 'fast'])
}

/** The newest installed PostgreSQL that is new enough. */
export async function usableMajor(oldest: number): Promise<string | undefined> {
  const majors = await readdir('/usr/lib/postgresql').catch(() => [])
  return majors.filter((major) => isAtLeast(major, oldest)).toSorted((a, b) => Number(b) - Number(a))[0]
}

async function clusterOn(port: number): Promise<Cluster | undefined> {
  const clusters = parseClusters(await run('pg_lsclusters', ['--no-header']))
  return clusters.find((cluster) => cluster.port === port)
}

async function createCluster(port: number, oldest: number): Promise<Cluster> {
  const major = await usableMajor(oldest)
  if (!major) throw new Error(`no PostgreSQL ${oldest} or newer is installed`)
  const options = [
    '--port',
    String(port),
    '--start-conf',
    'manual',
    '--encoding',
    'UTF8',
    '--locale',
    'C.UTF-8',
  ]
  await runAsRoot('pg_createcluster', [major, `lyceum-${port}`, ...options, '--', '--data-checksums'])
  const created = await clusterOn(port)
  if (!created) throw new Error(`pg_createcluster made no cluster on port ${port}`)
  return created
}

async function open({ major, name }: Cluster) {
  const file = `/etc/postgresql/${major}/${name}/pg_hba.conf`
  const rules = openToThisMachine(await runAsRoot('cat', [file]))
  // Written in place by the shell, so that the file keeps its owner and mode.
  await runAsRoot('sh', ['-c', 'printf %s "$2" > "$1"', 'sh', file, rules])
}

/** Without the systemd redirect, which fails in images without systemd and while packages may not start services. */
async function control({ major, name }: Cluster, action: readonly string[]) {
  await runAsRoot('pg_ctlcluster', ['--skip-systemctl-redirect', major, name, ...action], { seconds: 90 })
}
