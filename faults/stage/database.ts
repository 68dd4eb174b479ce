import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import pg from 'pg'
import { makePeople, type Person } from './people.ts'
import { stageTemplate } from './template.ts'
import type { Undo } from './undo.ts'

export type { Person }

type Wanted = {
  /** Where PostgreSQL listens, as its owner: postgres://postgres@127.0.0.1:5432 */
  readonly server: string
  readonly kind: 'bench' | 'fault'
  readonly people: number
  /** Whether the server ends with the run: then nothing on it need be removed. */
  readonly isOwnServer?: boolean
  /** Left out, a commit waits for the disk; a run that never breaks PostgreSQL need not. */
  readonly waitsForDisk?: boolean
}

export type StageDatabase = {
  readonly name: string
  readonly siteId: number
  readonly appUrl: string
  readonly people: readonly Person[]
  /** Runs work as the owner, on a connection of its own. */
  readonly asOwner: <T>(work: (client: pg.Client) => Promise<T>) => Promise<T>
}

export const stageHost = 'stage.test'

/** A database of this run's own: migrated, with one site, its people, and the tables of the probe room. */
export async function makeDatabase(wanted: Wanted, undo: Undo): Promise<StageDatabase> {
  const { server, kind, people, isOwnServer = false, waitsForDisk = true } = wanted
  const name = `lyceum_${kind}_${process.pid}_${randomBytes(4).toString('hex')}`
  await onServer(server, async (client) => {
    await sweep(client)
    const template = await stageTemplate(client, { server, host: stageHost })
    if (!isOwnServer) undo.add(() => onServer(server, (client) => drop(client, name)))
    await client.query(`create database ${name} template ${template} strategy wal_log`)
    if (!waitsForDisk) await client.query(`alter database ${name} set synchronous_commit = off`)
  })
  const asOwner: StageDatabase['asOwner'] = (work) => onServer(`${server}/${name}`, work)
  return asOwner(async (client) => {
    const { rows } = await client.query<{ id: number }>("select id from site.site where code = 'stage'")
    const siteId = rows[0]?.id
    if (siteId === undefined) throw new Error('The stage has no site.')
    return {
      name,
      siteId,
      appUrl: `${server.replace(/\/\/[^@/]*@/, '//lyceum_app@')}/${name}`,
      people: await makePeople(client, siteId, people),
      asOwner,
    }
  })
}

/**
 * Removes what a run left whose process is gone: killed outright, it could not clean up after itself. Of several runs
 * that begin at once, one does it.
 */
async function sweep(client: pg.Client): Promise<void> {
  const lock = await client.query<{ isOurs: boolean }>(
    `select pg_try_advisory_lock(hashtext('lyceum.stage.sweep')) as "isOurs"`,
  )
  if (!lock.rows[0]?.isOurs) return
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database')
  for (const { datname } of rows) {
    const [, pid] = ours.exec(datname) ?? []
    if (pid && !existsSync(`/proc/${pid}`)) await drop(client, datname)
  }
}

const ours = /^lyceum_(?:bench|fault)_(\d+)_[\da-f]{8}$/

async function drop(client: pg.Client, name: string): Promise<void> {
  if (!ours.test(name)) throw new Error(`${name} was not made here and is left alone`)
  await client.query(`drop database if exists ${name} with (force)`)
}

async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const address = new URL(url)
  const client = new pg.Client({ connectionString: address.pathname.length > 1 ? url : `${url}/postgres` })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
