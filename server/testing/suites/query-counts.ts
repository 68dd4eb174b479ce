import type { Endpoint } from '@lyceum/contract/kit'
import type { LightMyRequestResponse } from 'fastify'
import { z } from 'zod'
import { type Draft, drafts, filled, marksIn } from './draft.ts'
import { callOf, type Finding, Findings } from './finding.ts'
import { goodDraft, ownDraft } from './good-draft.ts'
import { placeOf } from './ids.ts'
import type { Principal } from './principals.ts'
import { type Json, walk } from './schema.ts'
import type { Stage } from './stage.ts'
import { codeOf } from './verdict.ts'
import { queriesOf } from '../person.ts'

/** Statements per call; where no generated input is answered, the code of the refusal. */
export type Counts = Readonly<Record<string, number | string>>

/** Calls everything once to warm the caches and once to count. */
export async function queryCounts(stage: Stage, endpoints: readonly Endpoint[]): Promise<Counts> {
  const counts: Record<string, number | string> = {}
  for (const endpoint of endpoints) {
    const count = await stage.costs.of(endpoint, () => countOf(stage, endpoint))
    if (count !== undefined) counts[callOf(endpoint)] = count
  }
  return counts
}

async function countOf(stage: Stage, endpoint: Endpoint): Promise<number | string | undefined> {
  const good = await goodDraft(stage, endpoint)
  if (!good) return undefined
  const draft = await ownDraft(stage, good.principal, good.draft)
  const response = await stage.ask(good.principal, endpoint, { draft })
  if (endpoint.kind === 'write') await stage.revive()
  return response.statusCode === 200 ? statements(response) : (codeOf(response) ?? 'unknown')
}

/** A call that speaks HTTP itself answers before it knows how many there were. */
function statements(response: LightMyRequestResponse): number | string {
  const counted = queriesOf(response)
  return Number.isNaN(counted) ? 'stream' : counted
}

/** Calls that run more statements than recorded, or that are refused where they once were answered. */
export function grown(known: Counts, counted: Counts): Finding[] {
  return Object.entries(counted).flatMap(([call, now]) => {
    const before = known[call]
    const isFine = before === undefined || before === now || Number(now) < Number(before)
    return isFine
      ? []
      : [{ call, what: `${before} statements before, ${now} now; UPDATE_QUERY_COUNTS=1 records it` }]
  })
}

type Recording = {
  readonly takeAll: boolean
  /** Calls that exist and were not asked this time. */
  readonly others?: readonly string[]
}

/** The record with what was counted now: new calls and fewer statements are taken over, more only on request. */
export function recorded(known: Counts, counted: Counts, { takeAll, others = [] }: Recording): Counts {
  const worse = new Set(takeAll ? [] : grown(known, counted).map(({ call }) => call))
  const now = Object.keys(counted).map(
    (call) => [call, worse.has(call) ? known[call] : counted[call]] as const,
  )
  const before = others.flatMap((call) => (call in known ? [[call, known[call]] as const] : []))
  return Object.fromEntries([...now, ...before].sort(([a], [b]) => a.localeCompare(b))) as Counts
}

export type ListReport = {
  readonly findings: readonly Finding[]
  readonly lists: number
  readonly blind: readonly string[]
}

/** Lists must not ask once per row: eight rows cost as many statements as one. */
export async function listCounts(stage: Stage, endpoints: readonly Endpoint[]): Promise<ListReport> {
  const findings = new Findings()
  const blind: string[] = []
  let lists = 0
  for (const endpoint of endpoints.filter(({ kind }) => kind === 'read')) {
    for (const entity of listedEntities(endpoint)) {
      if (!stage.specimens[entity]) continue
      const growth = await stage.costs.of(endpoint, () => growthOf(stage, endpoint, entity))
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
  stage.observed.take()
  return { findings: findings.take(), lists, blind }
}

/** What the arrays of a result list, by the entities of their ids. */
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
  stage: Stage,
  endpoint: Endpoint,
  entity: string,
): Promise<{ before: Measure; after: Measure } | undefined> {
  const good = await goodDraft(stage, endpoint)
  const [lean = good?.draft] = drafts(endpoint, 'lean', 1)
  if (!good || !lean) return undefined
  const { principal } = good
  const marks = marksIn(lean)
  const ids = await stage.ids.idsFor(marks, principal.person ? { of: principal.person } : 'missing', true)
  const named = Object.fromEntries(marks.map((mark) => [mark.entity, ids[mark.index] ?? '']))
  const parents = { ...placeOf(principal.person ?? 'lin', stage.units), ...named }
  const draft = wide(
    endpoint,
    filled(lean, ({ index }) => ids[index] ?? '1'),
  )
  const add = () =>
    stage.specimens[entity]?.make(stage.sites[principal.site].db, ownerId(stage, principal), parents)
  await add()
  await stage.ask(principal, endpoint, { draft })
  const before = measured(await stage.ask(principal, endpoint, { draft }))
  for (let n = 0; n < 7; n += 1) await add()
  // What a process keeps in mind is kept in mind for both.
  await stage.ask(principal, endpoint, { draft })
  return { before, after: measured(await stage.ask(principal, endpoint, { draft })) }
}

const ownerId = ({ accounts }: Stage, { person }: Principal) => accounts[person ?? 'lin']

/** A page large enough to show all that was made. */
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
