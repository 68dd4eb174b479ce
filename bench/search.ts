import { mkdtempSync, readdirSync, statSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { searchAll } from '../contract/search/index.ts'
import { Api } from '../faults/env/api.ts'
import { makeDatabase, type TestDatabase } from '../faults/env/database.ts'
import { makeRunFolder } from '../faults/env/folder.ts'
import { redisUrl } from '../faults/env/redis-url.ts'
import { withCleanup } from '../faults/env/undo.ts'
import { makePool, openDatabase } from '../server/platform/db.ts'
import { openGroonga } from '../server/testing/servers/groonga.ts'
import { serverUrl } from '../server/testing/template.ts'
import { reachesGoals } from '../tools/numbers/headline-figures.ts'
import type { Bench } from './bench.ts'
import { Connection } from './load/connection.ts'
import { costOfCall, metered } from './load/meter.ts'
import { cpuMs } from './load/process-use.ts'
import { requestText } from './load/request.ts'
import { warmCalls } from './load/warm-up.ts'
import { bareSearch } from './search/bare-search.ts'
import { queriesOf, randomFrom } from './search/corpus.ts'
import { fillGroonga, fillPostgres } from './search/fill.ts'

const sizes = {
  ci: { postgres: 5000, groonga: 5000 },
  full: { postgres: 50_000, groonga: 1_000_000 },
} as const
const goal = { p95: 150 }

/**
 * The ten best hits with counts by type on one site, through the whole server with session and permissions, on both
 * engines; for PostgreSQL also the bare query without permissions and snippets.
 */
export const run: Bench = ({ tier, seed, log }) =>
  withCleanup({ seconds: tier === 'ci' ? 900 : 7200 }, async (undo) => {
    const size = sizes[tier]
    const folder = await makeRunFolder('search', undo)
    const database = await makeDatabase({ server: serverUrl, kind: 'bench', people: 20 }, undo)
    const groonga = await openGroonga(mkdtempSync(join(folder, 'groonga-')))
    undo.add(groonga.close)
    const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder }
    const env = { RATE_FACTOR: '100000', GROONGA_URL: groonga.url }
    const api = await Api.start({ ...settings, env }, undo)
    const opened = openDatabase(makePool({ url: database.appUrl, max: 1, name: 'lyceum-bench-search' }))
    undo.add(opened.close)
    const db = opened.of(database.siteId)
    const random = randomFrom(seed)
    const groups = database.people.map(({ id }) => `person:${id}`)
    const round = { api, database, queries: queriesOf(randomFrom(seed)), groongaPid: groonga.pid, log }
    const engines = [
      await measured(round, {
        engine: 'postgres',
        documents: size.postgres,
        fill: async () => {
          await fillPostgres(db, { documents: size.postgres, random, groups })
          await database.asOwner((client) => client.query('vacuum analyze search.document'))
        },
      }),
      await measured(round, {
        engine: 'groonga',
        documents: size.groonga,
        fill: () => fillGroonga(db, groonga.url, { documents: size.groonga, random, groups }),
      }),
    ]
    const sizeMb = { postgres: await sizeOf(database), groonga: folderMb(folder) }
    const report = { goal, sizeMb, engines }
    return { report, isGood: reachesGoals('search', report) }
  })

type Round = Omit<Asking, 'queries' | 'rounds'> & {
  readonly queries: ReturnType<typeof queriesOf>
  readonly log: (line: string) => void
}
type Filled = {
  readonly engine: 'postgres' | 'groonga'
  readonly documents: number
  readonly fill: () => Promise<void>
}

/** Fills an engine and runs all classes of queries on it. */
async function measured({ queries, log, ...asking }: Round, { engine, documents, fill }: Filled) {
  log(`${engine}: filling ${documents} documents`)
  const began = performance.now()
  await fill()
  const fillSeconds = hundredths((performance.now() - began) / 1000)
  const load = loadavg()[0]
  const all = Object.values(queries).flat()
  await askAll({ ...asking, queries: all, rounds: Math.ceil(warmCalls / all.length) })
  const classes = []
  for (const [name, searches] of Object.entries(queries)) {
    const bare = engine === 'postgres' ? { bare: await bareSearch(asking.database, searches) } : {}
    const whole = await askAll({ ...asking, queries: searches, rounds })
    classes.push({ name, queries: searches.length, ...bare, whole })
    log(`${engine} ${name}: p50 ${whole.p50} ms, p95 ${whole.p95} ms`)
  }
  return { engine, documents, fillSeconds, load, classes }
}

const folderMb = (folder: string) => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return Math.round(
    files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1e6,
  )
}

const sizeOf = (database: TestDatabase) =>
  database.asOwner(async (client) => {
    const { rows } = await client.query<{ bytes: string }>(
      `select sum(pg_total_relation_size(relid)) as bytes from pg_partition_tree('search.document')`,
    )
    return Math.round(Number(rows[0]?.bytes ?? 0) / 1e6)
  })

type Asking = {
  readonly api: Api
  readonly database: TestDatabase
  readonly queries: readonly string[]
  readonly groongaPid: number
  readonly rounds: number
}

const rounds = 3

/** One person after the other, so that a search is measured and not a queue. Any status but 200 ends the benchmark. */
async function askAll({ api, database, queries, groongaPid, rounds }: Asking) {
  const connection = new Connection(api.port)
  const took: number[] = []
  let found = 0
  const search = async (searchValue: string, at: number) => {
    const person = database.people[at % database.people.length]
    const searches = {
      ...searchAll,
      path: `${searchAll.path}?searchValue=${encodeURIComponent(searchValue)}`,
    }
    const request = requestText(searches, person ? { person } : {})
    const start = performance.now()
    const { status, body } = await connection.send(request)
    took.push(performance.now() - start)
    if (status !== 200) throw new Error(`a search was rejected: ${status} ${body.slice(0, 200)}`)
    if (!body.includes('"records":[]')) found += 1
  }
  const groonga = cpuMs(groongaPid) ?? Number.NaN
  const { usage } = await metered({ database, pids: [api.pid] }, async () => {
    for (let round = 0; round < rounds; round += 1)
      for (const [at, terms] of queries.entries()) await search(terms, at + round)
  })
  connection.close()
  const { apiCpu, postgresCpu, redisCpu } = costOfCall(usage, took.length)
  return {
    found,
    ...percentiles(took),
    apiCpu,
    postgresCpu,
    redisCpu,
    groongaCpu: Math.round((((cpuMs(groongaPid) ?? Number.NaN) - groonga) * 1000) / took.length),
  }
}

function percentiles(took: readonly number[]) {
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) => hundredths(sorted[Math.floor(sorted.length * share)] ?? Number.NaN)
  return { p50: at(0.5), p95: at(0.95), worst: at(0.999) }
}

const hundredths = (number: number) => Math.round(number * 100) / 100
