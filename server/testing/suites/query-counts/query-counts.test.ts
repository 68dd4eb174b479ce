import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDomains } from '../domains.ts'
import { callOf, callsIn, lines } from '../report/finding.ts'
import { guardMutants } from '../mutants/guard-mutants.ts'
import { callsOf, openMutantEnv } from '../mutants/domain.ts'
import { type Counts, grown, listCounts, queryCounts, recorded } from './query-counts.ts'
import { openTestEnv, type TestEnv } from '../env/test-env.ts'
import { printLine } from '../report/print-line.ts'

const record = new URL('query-counts.json', import.meta.url)
const known = JSON.parse(readFileSync(record, 'utf8')) as Counts

let testEnv: TestEnv
let flawed: TestEnv
beforeAll(async () => {
  // Without Redis every answer comes from its source, so that counts do not depend on caches.
  testEnv = await openTestEnv({
    suite: 'query-counts',
    isWatched: false,
    env: { REDIS_URL: 'redis://127.0.0.1:1/0' },
  })
  flawed = await openMutantEnv()
})
afterAll(async () => {
  await testEnv.close()
  await flawed.close()
})

test('no call runs more statements than recorded', { timeout: 2_700_000 }, async () => {
  const counts = await queryCounts(testEnv, testEnv.tested)
  printLine(`query counts: ${Object.keys(counts).length} calls${inDomains}`)
  const takeAll = Boolean(process.env['UPDATE_QUERY_COUNTS'])
  const others = testEnv.endpoints.filter((endpoint) => !testEnv.tested.includes(endpoint)).map(callOf)
  const next = recorded(known, counts, { takeAll, others })
  if (!process.env['CI']) writeFileSync(record, `${JSON.stringify(next, null, 2)}\n`)
  expect(JSON.parse(readFileSync(record, 'utf8'))).toEqual(next)
  expect(lines(takeAll ? [] : grown(known, counts))).toEqual([])
})

test('a list costs the same for eight rows as for one', { timeout: 2_700_000 }, async () => {
  const { findings, lists, blind } = await listCounts(testEnv, testEnv.tested)
  printLine(
    `query counts: ${lists} lists${inDomains}${blind.length > 0 ? `, not seen to grow: ${blind.join(', ')}` : ''}`,
  )
  expect(lines(findings)).toEqual([])
  // Not every domain has a list.
  expect(lists).toBeGreaterThanOrEqual(inDomains === '' ? 1 : 0)
})

test(
  'control: finds a list with one query per row, and a count that grew',
  { timeout: 2_700_000 },
  async () => {
    const asking = guardMutants.filter(({ endpoint }) => endpoint.path.includes('once-per-row'))
    const { findings } = await listCounts(flawed, callsOf(asking))
    expect(callsIn(findings)).toEqual(['GET /app/mutant/asks-once-per-row'])
    const before = { 'GET /a': 1, 'GET /b': 2, 'GET /c': 3, 'GET /d': 1 }
    const now = { 'GET /a': 2, 'GET /b': 1, 'GET /c': 'REFUSED', 'GET /e': 1 }
    expect(callsIn(grown(before, now))).toEqual(['GET /a', 'GET /c'])
    expect(recorded(before, now, { takeAll: false })).toEqual({
      'GET /a': 1,
      'GET /b': 1,
      'GET /c': 3,
      'GET /e': 1,
    })
    // A run of some domains keeps the records of the others.
    expect(recorded(before, { 'GET /a': 1 }, { takeAll: false, others: ['GET /d', 'GET /f'] })).toEqual({
      'GET /a': 1,
      'GET /d': 1,
    })
  },
)
