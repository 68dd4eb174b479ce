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
import { actorOfRooms, listenersOf, sites } from '../app/doors.ts'
import { rooms as allRooms } from '../app/rooms.ts'
import { findSite } from '../domains/site/find-site.ts'
import { counts, tellCounts, timed } from './counts.ts'
import { dropDatabase, giveBack, takeDatabase, workAsOwner } from './database.ts'
import { hostOf, type PersonName, personNames } from './people.ts'
import { type Person, personOf, visitor } from './person.ts'
import { standAlone, standOn } from './standing.ts'
import { holdStatementsToTheirSite } from './statements/hold-to-site.ts'
import { serverUrl } from './template.ts'
import { tier } from './tier.ts'

holdStatementsToTheirSite()

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
export async function openHouse(options: HouseOptions = {}) {
  counts.houses += 1
  const rooms = [...allRooms, ...(options.extraRooms ?? [])]
  const { database, logLines, parts, standing } = await timed(() => openGround(options, rooms))
  const { app } = standing
  const persons = Object.fromEntries(personNames.map((one) => [one, personOf(app, one, logLines)])) as Record<
    PersonName,
    Person
  >
  const worker = { parts, rooms, listeners: listenersOf(rooms), sites, actorOf: actorOfRooms(rooms) }
  return {
    ...persons,
    nobody: visitor(app, hostOf('alpha')),
    app,
    parts,
    logLines,
    databaseName: database.name,
    /** A handle on one of the two sites, for making rows: also those that hold answer keys. */
    db: async (site: 'alpha' | 'beta' = 'alpha'): Promise<Db> => {
      const found = await findSite(parts.database.acrossSites('a test names its site'), hostOf(site))
      return parts.keysDatabase.of(found.id)
    },
    /** A context on one of the two sites, as a job has it; `as` somebody in one of their roles. */
    ctx: async (site: 'alpha' | 'beta' = 'alpha', { hot = false, as }: CtxOptions = {}): Promise<Ctx> => {
      const found = await findSite(parts.database.acrossSites('a test names its site'), hostOf(site))
      const actor = as ? { actor: await worker.actorOf(parts, found, as) } : {}
      return openCtx({ parts, site: found, listeners: worker.listeners, hot, ...actor })
    },
    /** Runs every job that is due, also those that the jobs enqueue. */
    runJobs: async () => {
      const client = await parts.database.pool.connect()
      try {
        await runTaskListOnce({ pgPool: parts.database.pool }, tasksOf(worker), client)
      } finally {
        client.release()
      }
    },
    asOwner: <T>(work: (client: Client) => Promise<T>) => workAsOwner(database, work),
    close: async () => {
      await timed(async () => {
        await standing.leave()
        await parts.close()
        await (options.extraSql === undefined ? giveBack : dropDatabase)(database)
      })
      tellCounts()
    },
  }
}

async function openGround({ extraRooms = [], extraSql, env = {} }: HouseOptions, rooms: readonly Room[]) {
  const database = await takeDatabase({ isNew: extraSql !== undefined })
  if (extraSql) await workAsOwner(database, (client) => client.query(extraSql))
  const logLines: string[] = []
  const parts = testParts(database.name, env, logLines)
  await parts.redis.connect().catch(() => undefined)
  const standing = await (extraRooms.length === 0 ? standOn(parts) : standAlone(parts, rooms))
  return { database, logLines, parts, standing }
}

function testParts(database: string, env: Readonly<Record<string, string>>, logLines: string[]): Parts {
  const config = readConfig({
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: `${serverUrl.replace(/\/\/[^@]*@/, '//lyceum_app@')}/${database}`,
    DATABASE_POOL: '4',
    DATABASE_HOT_POOL: '2',
    // A database is used again, what its last user left in Redis is not.
    REDIS_PREFIX: `${database}:${randomBytes(4).toString('hex')}:`,
    CONTENT_HOST: 'content.test',
    RATE_FACTOR: '10000',
    PATIENCE: tier('5', '100'),
    LOG_LEVEL: 'info',
    ...env,
  })
  return openParts(config, { log: makeLog(config, { write: (line) => void logLines.push(line) }) })
}
