import { mkdtempSync, readdirSync, statSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { searchAll } from '../contract/search/index.ts'
import { Api } from '../faults/stage/api.ts'
import { makeDatabase, type StageDatabase } from '../faults/stage/database.ts'
import { stageFolder } from '../faults/stage/folder.ts'
import { redisUrl } from '../faults/stage/redis-url.ts'
import { onStage } from '../faults/stage/undo.ts'
import { makePool, openDatabase } from '../server/platform/db.ts'
import { openGroonga } from '../server/testing/groonga.ts'
import { serverUrl } from '../server/testing/template.ts'
import type { Bench } from './bench.ts'
import { Connection } from './load/connection.ts'
import { backendsOf, cpuMs } from './load/cpu.ts'
import { requestText } from './load/request.ts'
import { bareSearch } from './search/bare.ts'
import { queriesOf, randomFrom } from './search/corpus.ts'
import { fillGroonga, fillPostgres } from './search/fill.ts'

const sizes = {
  ci: { postgres: 5000, groonga: 5000 },
  full: { postgres: 50_000, groonga: 1_000_000 },
} as const
const goal = { p95: 150 }

/**
 * The best ten with counts by type among the documents of one site, through the whole server with session and rights, on
 * both engines; beside PostgreSQL its bare self: the same words with neither rights nor snippets.
 */
export const run: Bench = ({ tier, seed, say }) =>
  onStage({ seconds: tier === 'ci' ? 900 : 7200 }, async (undo) => {
    const size = sizes[tier]
    const folder = await stageFolder('search', undo)
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
    const round = { api, database, queries: queriesOf(randomFrom(seed)), groongaPid: groonga.pid, say }
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
    const isGood = engines.every(({ classes }) => classes.every(({ whole }) => whole.p95 <= goal.p95))
    return { report: { goal, sizeMb, engines }, isGood }
  })

type Round = Omit<Asking, 'queries'> & {
  readonly queries: ReturnType<typeof queriesOf>
  readonly say: (line: string) => void
}
type Filled = {
  readonly engine: 'postgres' | 'groonga'
  readonly documents: number
  readonly fill: () => Promise<void>
}

/** Fills an engine, and asks it all kinds of questions. */
async function measured({ queries, say, ...asking }: Round, { engine, documents, fill }: Filled) {
  say(`${engine}: filling ${documents} documents`)
  const began = performance.now()
  await fill()
  const fillSeconds = hundredths((performance.now() - began) / 1000)
  const load = loadavg()[0]
  const classes = []
  for (const [name, asked] of Object.entries(queries)) {
    const bare = engine === 'postgres' ? { bare: await bareSearch(asking.database, asked) } : {}
    const whole = await askAll({ ...asking, queries: asked })
    classes.push({ name, queries: asked.length, ...bare, whole })
    say(`${engine} ${name}: p50 ${whole.p50} ms, p95 ${whole.p95} ms`)
  }
  return { engine, documents, fillSeconds, load, classes }
}

const folderMb = (folder: string) => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  return Math.round(
    files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1e6,
  )
}

const sizeOf = (database: StageDatabase) =>
  database.asOwner(async (client) => {
    const { rows } = await client.query<{ bytes: string }>(
      `select sum(pg_total_relation_size(relid)) as bytes from pg_partition_tree('search.document')`,
    )
    return Math.round(Number(rows[0]?.bytes ?? 0) / 1e6)
  })

type Asking = {
  readonly api: Api
  readonly database: StageDatabase
  readonly queries: readonly string[]
  readonly groongaPid: number
}

const rounds = 3

/** One person after the other, so that a search is measured and not a queue. Anything but 200 ends the bench. */
async function askAll({ api, database, queries, groongaPid }: Asking) {
  const connection = new Connection(api.port)
  const took: number[] = []
  let found = 0
  const ask = async (searchValue: string, at: number) => {
    const person = database.people[at % database.people.length]
    const asked = { ...searchAll, path: `${searchAll.path}?searchValue=${encodeURIComponent(searchValue)}` }
    const request = requestText(asked, person ? { person } : {})
    const start = performance.now()
    const { status, body } = await connection.send(request)
    took.push(performance.now() - start)
    if (status !== 200) throw new Error(`a search was refused: ${status} ${body.slice(0, 200)}`)
    if (!body.includes('"records":[]')) found += 1
  }
  // One round to warm up, that does not count.
  for (const [at, words] of queries.entries()) await ask(words, at)
  took.length = 0
  found = 0
  const backends = await backendsOf(database)
  const before = { api: cpuMs([api.pid]), postgres: cpuMs(backends), groonga: cpuMs([groongaPid]) }
  for (let round = 0; round < rounds; round += 1)
    for (const [at, words] of queries.entries()) await ask(words, at + round)
  connection.close()
  return {
    found,
    ...percentiles(took),
    apiCpuMs: hundredths((cpuMs([api.pid]) - before.api) / took.length),
    postgresCpuMs: hundredths((cpuMs(backends) - before.postgres) / took.length),
    groongaCpuMs: hundredths((cpuMs([groongaPid]) - before.groonga) / took.length),
  }
}

function percentiles(took: readonly number[]) {
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) => hundredths(sorted[Math.floor(sorted.length * share)] ?? Number.NaN)
  return { p50: at(0.5), p95: at(0.95), worst: at(0.999) }
}

const hundredths = (number: number) => Math.round(number * 100) / 100
