import { randomBytes } from 'node:crypto'
import { runTaskListOnce } from 'graphile-worker'
import type { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { readConfig } from '#platform/process/config'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { makeLog } from '#platform/log'
import { openCtx } from '#platform/ctx/open-ctx'
import { openParts, type Parts } from '#platform/parts'
import type { Domain } from '#platform/domain'
import { tasksOf } from '#platform/jobs/worker'
import { actorResolver, listenersOf, sites } from '../app/resolvers.ts'
import { domains as allDomains } from '../app/domains.ts'
import { findSite } from '../domains/site/find-site.ts'
import { counts, writeCounts, timed } from './counts.ts'
import { dropDatabase, giveBack, takeDatabase, workAsOwner } from './database.ts'
import { hostOf, type PersonName, personNames } from './people.ts'
import { type Person, personOf, visitor } from './person.ts'
import { ownServer, reuseServer } from './test-server.ts'
import { checkStatementSites } from './statements/check-site.ts'
import { serverUrl } from './template.ts'
import { tier } from './tier.ts'

checkStatementSites()

export type TestAppOptions = {
  /** Additional domains, for suites that test the platform. */
  readonly extraDomains?: readonly Domain[]
  /** SQL run as owner on the new database, for the tables of such domains. */
  readonly extraSql?: string
  readonly env?: Readonly<Record<string, string>>
}

type CtxOptions = {
  readonly hot?: boolean
  readonly as?: { readonly id: string; readonly role: string }
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>

/** A fresh database with the whole server on it, and people who make calls. Closed when the test ends. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const opened = await openTestApp(options)
  onTestFinished(opened.close)
  return opened
}

/** The same for callers that close it themselves. */
export async function openTestApp(options: TestAppOptions = {}) {
  counts.houses += 1
  const domains = [...allDomains, ...(options.extraDomains ?? [])]
  const { database, logLines, parts, server } = await timed(() => openServer(options, domains))
  const { app } = server
  const persons = Object.fromEntries(
    personNames.map((name) => [name, personOf(app, name, logLines)]),
  ) as Record<PersonName, Person>
  const worker = { parts, domains, listeners: listenersOf(domains), sites, actorOf: actorResolver(domains) }
  return {
    ...persons,
    anonymous: visitor(app, hostOf('alpha')),
    app,
    parts,
    logLines,
    databaseName: database.name,
    /** A database handle on one of the two sites for making rows, with access to answer keys. */
    db: async (site: 'alpha' | 'beta' = 'alpha'): Promise<Db> => {
      const found = await findSite(parts.database.acrossSites('a test names its site'), hostOf(site))
      return parts.keysDatabase.of(found.id)
    },
    /** A context on one of the two sites, like that of a job; `as` somebody in one of their roles. */
    ctx: async (site: 'alpha' | 'beta' = 'alpha', { hot = false, as }: CtxOptions = {}): Promise<Ctx> => {
      const found = await findSite(parts.database.acrossSites('a test names its site'), hostOf(site))
      const actor = as ? { actor: await worker.actorOf(parts, found, as) } : {}
      return openCtx({ parts, site: found, listeners: worker.listeners, hot, ...actor })
    },
    /** Runs every due job, also those enqueued by jobs. */
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
        await server.leave()
        await parts.close()
        await (options.extraSql === undefined ? giveBack : dropDatabase)(database)
      })
      writeCounts()
    },
  }
}

async function openServer(
  { extraDomains = [], extraSql, env = {} }: TestAppOptions,
  domains: readonly Domain[],
) {
  const database = await takeDatabase({ isNew: extraSql !== undefined })
  if (extraSql) await workAsOwner(database, (client) => client.query(extraSql))
  const logLines: string[] = []
  const parts = testParts(database.name, env, logLines)
  await parts.redis.connect().catch(() => undefined)
  const server = await (extraDomains.length === 0 ? reuseServer(parts) : ownServer(parts, domains))
  return { database, logLines, parts, server }
}

function testParts(database: string, env: Readonly<Record<string, string>>, logLines: string[]): Parts {
  const config = readConfig({
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: `${serverUrl.replace(/\/\/[^@]*@/, '//lyceum_app@')}/${database}`,
    DATABASE_POOL: '4',
    DATABASE_HOT_POOL: '2',
    // Databases are reused, so each test needs its own Redis prefix.
    REDIS_PREFIX: `${database}:${randomBytes(4).toString('hex')}:`,
    CONTENT_HOST: 'content.test',
    RATE_FACTOR: '10000',
    PATIENCE: tier('5', '100'),
    LOG_LEVEL: 'info',
    ...env,
  })
  return openParts(config, { log: makeLog(config, { write: (line) => void logLines.push(line) }) })
}
