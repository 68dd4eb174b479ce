import type { Endpoint } from '@lyceum/contract/kit'
import type { LightMyRequestResponse } from 'fastify'
import { z } from 'zod'
import { type Draft, drafts, filled, marksIn } from '../generate/draft.ts'
import { callOf, type Finding, Findings } from '../report/finding.ts'
import { goodDraft, ownDraft } from '../generate/good-draft.ts'
import { placeOf } from '../generate/ids.ts'
import type { Principal } from '../env/principals.ts'
import { type Json, walk } from '../generate/schema.ts'
import type { TestEnv } from '../env/test-env.ts'
import { codeOf } from '../expectations.ts'
import { queriesOf } from '../../person.ts'

/** Statements per call; the error code if no generated input succeeds. */
export type Counts = Readonly<Record<string, number | string>>

/** Calls everything once to warm the caches and once to count. */
export async function queryCounts(testEnv: TestEnv, endpoints: readonly Endpoint[]): Promise<Counts> {
  const counts: Record<string, number | string> = {}
  for (const endpoint of endpoints) {
    const count = await testEnv.costs.of(endpoint, () => countOf(testEnv, endpoint))
    if (count !== undefined) counts[callOf(endpoint)] = count
  }
  return counts
}

async function countOf(testEnv: TestEnv, endpoint: Endpoint): Promise<number | string | undefined> {
  const good = await goodDraft(testEnv, endpoint)
  if (!good) return undefined
  const draft = await ownDraft(testEnv, good.principal, good.draft)
  const response = await testEnv.call(good.principal, endpoint, { draft })
  if (endpoint.kind === 'write') await testEnv.revive()
  return response.statusCode === 200 ? statements(response) : (codeOf(response) ?? 'unknown')
}

/** A call that uses HTTP directly answers before its statements are counted. */
function statements(response: LightMyRequestResponse): number | string {
  const current = queriesOf(response)
  return Number.isNaN(current) ? 'stream' : current
}

/** Calls that run more statements than recorded, or that fail where they once succeeded. */
export function grown(known: Counts, current: Counts): Finding[] {
  return Object.entries(current).flatMap(([call, now]) => {
    const before = known[call]
    const isFine = before === undefined || before === now || Number(now) < Number(before)
    return isFine
      ? []
      : [{ call, what: `${before} statements before, ${now} now; UPDATE_QUERY_COUNTS=1 records it` }]
  })
}

type Recording = {
  readonly takeAll: boolean
  /** Calls that exist and were not tested this time. */
  readonly others?: readonly string[]
}

/** The updated record: new calls and lower counts are taken over, higher ones only on request. */
export function recorded(known: Counts, current: Counts, { takeAll, others = [] }: Recording): Counts {
  const worse = new Set(takeAll ? [] : grown(known, current).map(({ call }) => call))
  const now = Object.keys(current).map(
    (call) => [call, worse.has(call) ? known[call] : current[call]] as const,
  )
  const before = others.flatMap((call) => (call in known ? [[call, known[call]] as const] : []))
  return Object.fromEntries([...now, ...before].sort(([a], [b]) => a.localeCompare(b))) as Counts
}

export type ListReport = {
  readonly findings: readonly Finding[]
  readonly lists: number
  readonly blind: readonly string[]
}

/** Lists must not query once per row: eight rows cost as many statements as one. */
export async function listCounts(testEnv: TestEnv, endpoints: readonly Endpoint[]): Promise<ListReport> {
  const findings = new Findings()
  const blind: string[] = []
  let lists = 0
  for (const endpoint of endpoints.filter(({ kind }) => kind === 'read')) {
    for (const entity of listedEntities(endpoint)) {
      if (!testEnv.fixtures[entity]) continue
      const growth = await testEnv.costs.of(endpoint, () => growthOf(testEnv, endpoint, entity))
      if (!growth || growth.after.rows <= growth.before.rows) {
        blind.push(`${callOf(endpoint)} (${entity})`)
        continue
      }
      lists += 1
      const { before, after } = growth
      if (after.queries > before.queries) {
        findings.add(
          callOf(endpoint),
          `${before.queries} statements for ${before.rows} rows, ${after.queries} for ${after.rows}`,
        )
      }
    }
  }
  testEnv.observed.take()
  return { findings: findings.take(), lists, blind }
}

/** The entities listed in the arrays of a result. */
function listedEntities({ result }: Endpoint): string[] {
  const found = new Set<string>()
  const root = z.toJSONSchema(result, { io: 'output', unrepresentable: 'any' }) as Json
  walk(root, 'result', ({ entity }, path) => {
    if (entity && path.includes('[]') && path.split('[]').at(-1)?.split('.').length === 2) found.add(entity)
  })
  return [...found]
}

type Measure = { readonly rows: number; readonly queries: number }

async function growthOf(
  testEnv: TestEnv,
  endpoint: Endpoint,
  entity: string,
): Promise<{ before: Measure; after: Measure } | undefined> {
  const good = await goodDraft(testEnv, endpoint)
  const [lean = good?.draft] = drafts(endpoint, 'lean', 1)
  if (!good || !lean) return undefined
  const { principal } = good
  const marks = marksIn(lean)
  const ids = await testEnv.ids.idsFor(marks, principal.person ? { of: principal.person } : 'missing', true)
  const named = Object.fromEntries(marks.map((mark) => [mark.entity, ids[mark.index] ?? '']))
  const parents = { ...placeOf(principal.person ?? 'lin', testEnv.units), ...named }
  const draft = wide(
    endpoint,
    filled(lean, ({ index }) => ids[index] ?? '1'),
  )
  const add = () =>
    testEnv.fixtures[entity]?.make(testEnv.sites[principal.site].db, ownerId(testEnv, principal), parents)
  await add()
  await testEnv.call(principal, endpoint, { draft })
  const before = measured(await testEnv.call(principal, endpoint, { draft }))
  for (let n = 0; n < 7; n += 1) await add()
  // Fills the caches of the process for both measurements.
  await testEnv.call(principal, endpoint, { draft })
  return { before, after: measured(await testEnv.call(principal, endpoint, { draft })) }
}

const ownerId = ({ accounts }: TestEnv, { person }: Principal) => accounts[person ?? 'lin']

/** A page large enough to show all rows made. */
function wide({ query }: Endpoint, draft: Draft): Draft {
  return query && 'pageSize' in query.shape ? { ...draft, query: { ...draft.query, pageSize: 100 } } : draft
}

function measured(response: LightMyRequestResponse): Measure {
  if (response.statusCode !== 200) return { rows: 0, queries: Number.NaN }
  const { result } = response.json<{ result: unknown }>()
  return { rows: longest(result), queries: queriesOf(response) }
}

function longest(value: unknown): number {
  if (Array.isArray(value)) return Math.max(value.length, ...value.map(longest))
  if (value === null || typeof value !== 'object') return 0
  return Math.max(0, ...Object.values(value).map(longest))
}
