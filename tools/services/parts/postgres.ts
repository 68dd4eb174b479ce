import { Client, DatabaseError } from 'pg'
import { locate, runAsRoot } from '../command.ts'
import type { Part, Seen } from '../part.ts'
import { isOpen } from '../port.ts'
import { startCluster, stopCluster, usableMajor } from '../postgres/start-cluster.ts'
import { forget, remember, running } from '../process-file.ts'
import { assertLocal, settings, spell } from '../settings.ts'
import { assertAtLeast, versionIn } from '../version.ts'
import { waitUntil } from '../wait-until.ts'

const oldest = 15
const { host, port, user, password } = settings.postgres
const address = { host, port }

export const postgres: Part = {
  name: 'postgres',
  label: 'PostgreSQL',
  packages: ['postgresql'],
  look,
  isInstalled: async () => Boolean(locate('pg_ctlcluster') && (await usableMajor(oldest))),
  server: { start, stop },
}

async function look(): Promise<Seen | undefined> {
  if (!(await isOpen(address))) return undefined
  const version = await askVersion().catch((error: unknown) => {
    if (isComingUp(error)) return undefined
    throw new Error(`${spell(address)} refused ${user} (give PGUSER, PGPASSWORD): ${String(error)}`)
  })
  if (!version) return undefined
  assertAtLeast(version, oldest)
  return { version, at: spell(address) }
}

async function askVersion(): Promise<string> {
  const client = new Client({
    ...address,
    user,
    password,
    database: 'postgres',
    connectionTimeoutMillis: 3000,
  })
  await client.connect()
  try {
    const answer = await client.query<{ server_version: string }>('show server_version')
    return versionIn(answer.rows[0]?.server_version ?? '') ?? 'unknown'
  } finally {
    await client.end()
  }
}

const isComingUp = (error: unknown) => error instanceof DatabaseError && error.code === '57P03'

async function start({ isFresh }: { isFresh: boolean }) {
  assertLocal(address)
  // If the port is open, the server is still recovering from a crash: only wait for it.
  if (!(await isOpen(address))) {
    const { data } = await startCluster({ port, oldest, isFresh })
    remember('postgres', Number.parseInt(await runAsRoot('head', ['-1', `${data}/postmaster.pid`]), 10))
  }
  await waitUntil(async () => Boolean(await look()), { what: 'PostgreSQL', seconds: 60 })
}

async function stop(): Promise<boolean> {
  const isOurs = running('postgres') !== undefined
  if (isOurs) await stopCluster(port)
  forget('postgres')
  return isOurs
}
