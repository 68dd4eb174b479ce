import { searchAll } from '../contract/search/index.ts'
import { Api } from '../faults/stage/api.ts'
import { makeDatabase, type StageDatabase } from '../faults/stage/database.ts'
import { stageFolder } from '../faults/stage/folder.ts'
import { redisUrl } from '../faults/stage/redis-url.ts'
import { onStage } from '../faults/stage/undo.ts'
import { makePool, openDatabase } from '../server/platform/db.ts'
import { serverUrl } from '../server/testing/template.ts'
import type { Bench } from './bench.ts'
import { Connection } from './load/connection.ts'
import { backendsOf, cpuMs } from './load/cpu.ts'
import { requestText } from './load/request.ts'
import { bareSearch } from './search/bare.ts'
import { queriesOf, randomFrom } from './search/corpus.ts'
import { fill } from './search/fill.ts'

const sizes = { ci: 5000, full: 50_000 } as const
const goal = { p95: 150 }

/**
 * The best ten with counts by type among the documents of one site, through the whole server with session and rights;
 * beside it the bare engine: the same words with neither rank, rights nor snippets, counted and nothing else.
 */
export const run: Bench = ({ tier, seed, say }) =>
  onStage({ seconds: 1800 }, async (undo) => {
    const documents = sizes[tier]
    const folder = await stageFolder('search', undo)
    const database = await makeDatabase({ server: serverUrl, kind: 'bench', people: 20 }, undo)
    const random = randomFrom(seed)
    say(`filling: ${documents} documents`)
    const began = performance.now()
    await fillIndex(database, documents, random)
    const fillSeconds = hundredths((performance.now() - began) / 1000)
    const sizeMb = await sizeOf(database)
    const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder }
    const api = await Api.start({ ...settings, env: { RATE_FACTOR: '100000' } }, undo)
    const classes = []
    for (const [name, queries] of Object.entries(queriesOf(random))) {
      const bare = await bareSearch(database, queries)
      const whole = await askAll({ api, database, queries })
      classes.push({ name, queries: queries.length, bare, whole })
      say(`${name}: p50 ${whole.p50} ms, p95 ${whole.p95} ms; bare p95 ${bare.p95} ms`)
    }
    const isGood = classes.every(({ whole }) => whole.p95 <= goal.p95)
    return { report: { documents, fillSeconds, sizeMb, goal, classes }, isGood }
  })

async function fillIndex(database: StageDatabase, documents: number, random: () => number): Promise<void> {
  const opened = openDatabase(makePool({ url: database.appUrl, max: 1, name: 'lyceum-bench-search' }))
  try {
    const groups = database.people.map(({ id }) => `person:${id}`)
    await fill(opened.of(database.siteId), { documents, random, groups })
  } finally {
    await opened.close()
  }
  await database.asOwner((client) => client.query('vacuum analyze search.document'))
}

const sizeOf = (database: StageDatabase) =>
  database.asOwner(async (client) => {
    const { rows } = await client.query<{ bytes: string }>(
      `select sum(pg_total_relation_size(relid)) as bytes from pg_partition_tree('search.document')`,
    )
    return Math.round(Number(rows[0]?.bytes ?? 0) / 1e6)
  })

type Asking = { readonly api: Api; readonly database: StageDatabase; readonly queries: readonly string[] }

const rounds = 3

/** One person after the other, so that a search is measured and not a queue. Anything but 200 ends the bench. */
async function askAll({ api, database, queries }: Asking) {
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
  const before = { api: cpuMs([api.pid]), postgres: cpuMs(backends) }
  for (let round = 0; round < rounds; round += 1)
    for (const [at, words] of queries.entries()) await ask(words, at + round)
  connection.close()
  return {
    found,
    ...percentiles(took),
    apiCpuMs: hundredths((cpuMs([api.pid]) - before.api) / took.length),
    postgresCpuMs: hundredths((cpuMs(backends) - before.postgres) / took.length),
  }
}

function percentiles(took: readonly number[]) {
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) => hundredths(sorted[Math.floor(sorted.length * share)] ?? Number.NaN)
  return { p50: at(0.5), p95: at(0.95), worst: at(0.999) }
}

const hundredths = (number: number) => Math.round(number * 100) / 100
