import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import pg from 'pg'
import { makePeople, type Person } from './people.ts'
import { prepareTemplate } from './template.ts'
import type { Undo } from './undo.ts'

export type { Person }

type DatabaseOptions = {
  /** Where PostgreSQL listens, as its owner: postgres://postgres@127.0.0.1:5432 */
  readonly server: string
  readonly kind: 'bench' | 'fault'
  readonly people: number
  /** Whether the server ends with the run: then nothing on it has to be removed. */
  readonly isOwnServer?: boolean
  /** When left out, a commit waits for the disk; runs that never crash PostgreSQL need not. */
  readonly waitsForDisk?: boolean
}

export type TestDatabase = {
  readonly name: string
  readonly siteId: number
  readonly appUrl: string
  readonly people: readonly Person[]
  /** Runs work as the owner, on its own connection. */
  readonly asOwner: <T>(work: (client: pg.Client) => Promise<T>) => Promise<T>
}

export const testHost = 'stage.test'

/** A database for this run: migrated, with one site, its people, and the tables of the probe domain. */
export async function makeDatabase(options: DatabaseOptions, undo: Undo): Promise<TestDatabase> {
  const { server, kind, people, isOwnServer = false, waitsForDisk = true } = options
  const name = `lyceum_${kind}_${process.pid}_${randomBytes(4).toString('hex')}`
  await onServer(server, async (client) => {
    await sweep(client)
    const template = await prepareTemplate(client, { server, host: testHost })
    if (!isOwnServer) undo.add(() => onServer(server, (client) => drop(client, name)))
    await client.query(`create database ${name} template ${template} strategy wal_log`)
    if (!waitsForDisk) await client.query(`alter database ${name} set synchronous_commit = off`)
  })
  const asOwner: TestDatabase['asOwner'] = (work) => onServer(`${server}/${name}`, work)
  return asOwner(async (client) => {
    const { rows } = await client.query<{ id: number }>("select id from site.site where code = 'stage'")
    const siteId = rows[0]?.id
    if (siteId === undefined) throw new Error('The test database has no site.')
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
 * Removes databases of runs whose process is gone (killed, so they could not clean up). When several runs start at once,
 * one of them does it.
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
