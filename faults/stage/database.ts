import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import pg from 'pg'
import { migrate } from '../../server/app/migrate.ts'
import { makeAccount, makeSession } from '../../server/domains/identity/make.ts'
import { makeSite } from '../../server/domains/site/make.ts'
import { type Db, inTransaction, makePool, openDatabase } from '../../server/platform/db.ts'
import { probeSql } from '../../server/testing/probe/room.ts'
import type { Undo } from './undo.ts'

type Wanted = {
  /** Where PostgreSQL listens, as its owner: postgres://postgres@127.0.0.1:5432 */
  readonly server: string
  readonly kind: 'bench' | 'fault'
  readonly people: number
}

/** Somebody with a session. */
export type Person = { readonly id: string; readonly token: string }

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
export async function makeDatabase({ server, kind, people }: Wanted, undo: Undo): Promise<StageDatabase> {
  const name = `lyceum_${kind}_${process.pid}_${randomBytes(4).toString('hex')}`
  await onServer(server, sweep)
  await onServer(server, (client) => client.query(`create database ${name}`))
  undo.add(() => onServer(server, (client) => drop(client, name)))
  await migrate(`${server}/${name}`)
  const database = openDatabase(
    makePool({ url: `${server}/${name}`, max: 2, name: 'lyceum-stage', isEndless: true }),
  )
  try {
    const names = { 'zh-CN': '试演台', 'zh-TW': '試演台', 'en-US': 'Stage' }
    const site = { code: 'stage', hosts: [stageHost], name: names }
    const siteId = await makeSite(database.acrossSites('the stage has one site'), site)
    await database.pool.query(probeSql)
    return {
      name,
      siteId,
      appUrl: `${server.replace(/\/\/[^@/]*@/, '//lyceum_app@')}/${name}`,
      people: await inTransaction(database.of(siteId), (db) => makePeople(db, people)),
      asOwner: (work) => onServer(`${server}/${name}`, work),
    }
  } finally {
    await database.close()
  }
}

async function makePeople(db: Db, count: number): Promise<Person[]> {
  const people: Person[] = []
  for (let n = 1; n <= count; n += 1) {
    const token = randomBytes(32).toString('base64url')
    const id = await makeAccount(db, { userName: `person${n}`, name: `学员${n}` })
    await makeSession(db, { accountId: id, token, roles: [] })
    people.push({ id, token })
  }
  return people
}

/** Removes what a run left whose process is gone: killed outright, it could not clean up after itself. */
async function sweep(client: pg.Client): Promise<void> {
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
