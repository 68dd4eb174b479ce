import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, openSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { initCluster } from '../services/postgres/init-cluster.ts'
import { waitUntil } from '../services/wait-until.ts'

export type TestCluster = { readonly url: string; readonly pid: number; readonly stop: () => Promise<void> }

const memory = '/dev/shm'
const leastBytes = 6 * 1024 ** 3

/** Test data need not survive a power cut: no flushing, and the whole cluster in memory where possible. */
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'shared_buffers=512MB',
  'max_connections=200',
  'autovacuum=off',
]

/** A PostgreSQL server for tests and browser tests. Fault runs and benches use the real one. */
export async function startTestCluster(): Promise<TestCluster> {
  const folder = mkdtempSync(join(hasMemory() ? memory : tmpdir(), 'lyceum-ci-'))
  // PostgreSQL runs as another user, who needs access to its files.
  chmodSync(folder, 0o755)
  const { bin, data, owner } = await initCluster(join(folder, 'data'))
  const { server, port } = await listening((port) => {
    const log = openSync(join(folder, 'log'), 'a')
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
    return spawn(join(bin, 'postgres'), args, { stdio: ['ignore', log, log], cwd: data, ...owner?.ids })
  })
  return {
    url: `postgres://postgres@127.0.0.1:${port}`,
    pid: server.pid ?? 0,
    stop: async () => {
      const gone = once(server, 'exit')
      server.kill('SIGQUIT')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Server = { readonly server: ChildProcess; readonly port: number }

/** The server binds its port itself: if it is taken, the server exits and the next port is tried. */
async function listening(start: (port: number) => ChildProcess): Promise<Server> {
  for (let port = firstPort; port < firstPort + 50; port += 1) {
    const server = start(port)
    const isUp = async () => server.exitCode !== null || (await answers(port))
    await waitUntil(isUp, { what: 'the PostgreSQL for tests', seconds: 60 })
    if (server.exitCode === null) return { server, port }
  }
  throw new Error('no PostgreSQL for tests could be started')
}

/** Below the kernel's ephemeral ports. */
const firstPort = 15_432

async function answers(port: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/postgres` })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

function hasMemory(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > leastBytes
}
