import { randomBytes } from 'node:crypto'
import { runTaskListOnce } from 'graphile-worker'
import type { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { readConfig } from '#platform/config'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { makeLog } from '#platform/log'
import { openCtx } from '#platform/open-ctx'
import { openParts, type Parts } from '#platform/parts'
import type { Room } from '#platform/room'
import { tasksOf } from '#platform/worker'
import { build } from '../app/build.ts'
import { actorOfRooms, listenersOf, sites } from '../app/doors.ts'
import { rooms as allRooms } from '../app/rooms.ts'
import { findSite } from '../domains/site/find-site.ts'
import { hostOf, type PersonName, personNames } from './people.ts'
import { type Person, personOf, visitor } from './person.ts'
import { asOwner, serverUrl, templateName } from './template.ts'
import { tier } from './tier.ts'

export type HouseOptions = {
  /** Rooms beside those of the product, for suites that test the ground. */
  readonly extraRooms?: readonly Room[]
  /** SQL run as owner on the fresh database, for the tables of such rooms. */
  readonly extraSql?: string
  readonly env?: Readonly<Record<string, string>>
}

type CtxOptions = {
  readonly hot?: boolean
  readonly as?: { readonly id: string; readonly role: string }
}

export type House = Awaited<ReturnType<typeof openHouse>>

/** A fresh database with the whole server on it, and people to act in it. Gone when the test ends. */
export async function house(options: HouseOptions = {}): Promise<House> {
  const opened = await openHouse(options)
  onTestFinished(opened.close)
  return opened
}

/** The same for callers that decide themselves when it ends. */
export async function openHouse({ extraRooms = [], extraSql, env = {} }: HouseOptions = {}) {
  const name = `lyceum_test_${process.pid}_${randomBytes(4).toString('hex')}`
  await asOwner('postgres', (client) => client.query(`create database ${name} template ${templateName}`))
  if (extraSql) await asOwner(name, (client) => client.query(extraSql))
  const logLines: string[] = []
  const parts = testParts(name, env, logLines)
  await parts.redis.connect().catch(() => undefined)
  const rooms = [...allRooms, ...extraRooms]
  const { app } = build(parts, rooms)
  await app.ready()

  const persons = Object.fromEntries(personNames.map((one) => [one, personOf(app, one, logLines)])) as Record<
    PersonName,
    Person
  >
  const options = { parts, rooms, listeners: listenersOf(rooms), sites, actorOf: actorOfRooms(rooms) }
  return {
    ...persons,
    nobody: visitor(app, hostOf('alpha')),
    app,
    parts,
    logLines,
    databaseName: name,
    /** A handle on one of the two sites, for making rows: also those that hold answer keys. */
    db: async (site: 'alpha' | 'beta' = 'alpha'): Promise<Db> => {
      const found = await findSite(parts.database.acrossSites('a test names its site'), hostOf(site))
      return parts.keysDatabase.of(found.id)
    },
    /** A context on one of the two sites, as a job has it; `as` somebody in one of their roles. */
    ctx: async (site: 'alpha' | 'beta' = 'alpha', { hot = false, as }: CtxOptions = {}): Promise<Ctx> => {
      const found = await findSite(parts.database.acrossSites('a test names its site'), hostOf(site))
      const actor = as ? { actor: await options.actorOf(parts, found, as) } : {}
      return openCtx({ parts, site: found, listeners: options.listeners, hot, ...actor })
    },
    /** Runs every job that is due, also those that the jobs enqueue. */
    runJobs: async () => {
      const client = await parts.database.pool.connect()
      try {
        await runTaskListOnce({ pgPool: parts.database.pool }, tasksOf(options), client)
      } finally {
        client.release()
      }
    },
    asOwner: <T>(work: (client: Client) => Promise<T>) => asOwner(name, work),
    close: async () => {
      await app.close()
      await parts.close()
      await asOwner('postgres', (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

function testParts(database: string, env: Readonly<Record<string, string>>, logLines: string[]): Parts {
  const config = readConfig({
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: `${serverUrl.replace(/\/\/[^@]*@/, '//lyceum_app@')}/${database}`,
    DATABASE_POOL: '4',
    DATABASE_HOT_POOL: '2',
    REDIS_PREFIX: `${database}:`,
    CONTENT_HOST: 'content.test',
    RATE_FACTOR: '10000',
    PATIENCE: tier('5', '100'),
    LOG_LEVEL: 'info',
    ...env,
  })
  return openParts(config, { log: makeLog(config, { write: (line) => void logLines.push(line) }) })
}
