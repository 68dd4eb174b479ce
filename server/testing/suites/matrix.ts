import type { Endpoint } from '@lyceum/contract/kit'
import type { LightMyRequestResponse } from 'fastify'
import { differing, siteFingerprint, describeChanges } from './env/changes.ts'
import { coveringDrafts, type Draft, filled, type Mark, marksIn } from './generate/draft.ts'
import { callOf, type Finding, Findings } from './report/finding.ts'
import type { Source } from './generate/ids.ts'
import { runConcurrently } from './env/concurrency.ts'
import type { Principal } from './env/principals.ts'
import { goodDraft } from './generate/good-draft.ts'
import {
  checkResponse,
  otherSite,
  type Relation,
  relationsFor,
  sourceOf,
  expectationFor,
} from './expectations.ts'
import type { TestEnv } from './env/test-env.ts'

export type MatrixReport = {
  readonly findings: readonly Finding[]
  /** Cells per call. */
  readonly cells: ReadonlyMap<string, number>
  /** Calls whose allowed cells never answered 200 with a generated input. */
  readonly unreached: readonly string[]
}

/**
 * Every call × every principal × every relation of the ids to them. The expected answer of a cell comes from the declaration
 * only; a rejected cell must not change the database.
 */
export async function authorisationMatrix(
  testEnv: TestEnv,
  endpoints: readonly Endpoint[],
): Promise<MatrixReport> {
  const findings = new Findings()
  const cells = new Map<string, number>()
  const plans = await planned(testEnv, endpoints, findings)
  for (const site of ['alpha', 'beta'] as const) {
    const other = testEnv.sites[site === 'alpha' ? 'beta' : 'alpha'].id
    const principals = testEnv.principals.filter((principal) => principal.site === site)
    for (const plan of plans) await testEnv.costs.of(plan.endpoint, () => prepareForeign(testEnv, plan, site))
    await testEnv.insertCanaries()
    const before = await siteFingerprint(testEnv.owner, other)
    for (const plan of plans) {
      const call = callOf(plan.endpoint)
      const count = await testEnv.costs.of(plan.endpoint, () =>
        runCall(testEnv, { plan, principals, findings }),
      )
      cells.set(call, (cells.get(call) ?? 0) + count)
    }
    for (const table of differing(before, await siteFingerprint(testEnv.owner, other))) {
      findings.add('all calls', `people of ${site} changed ${table} of the other site`)
    }
  }
  const unreached = plans.filter(({ isReached }) => !isReached).map(({ endpoint }) => callOf(endpoint))
  return { findings: [...findings.take(), ...testEnv.observed.take()], cells, unreached }
}

type Plan = { readonly endpoint: Endpoint; readonly drafts: readonly Draft[]; readonly isReached: boolean }

async function planned(
  testEnv: TestEnv,
  endpoints: readonly Endpoint[],
  findings: Findings,
): Promise<Plan[]> {
  const plans: Plan[] = []
  for (const endpoint of endpoints) {
    const { drafts, uncovered } = coveringDrafts(endpoint)
    if (drafts.length === 0) findings.add(callOf(endpoint), 'no valid input can be made from its schemas')
    for (const path of uncovered) findings.add(callOf(endpoint), `no input shows the id at ${path}`)
    const good = await testEnv.costs.of(endpoint, () => goodDraft(testEnv, endpoint))
    plans.push({ endpoint, drafts: mainFirst(good?.draft, drafts), isReached: good?.status === 200 })
  }
  return plans
}

/** The input that is known to work comes first; the others are for places it does not have. */
function mainFirst(good: Draft | undefined, covering: readonly Draft[]): Draft[] {
  if (!good) return [...covering]
  const shown = new Set(marksIn(good).map(({ path }) => path))
  return [good, ...covering.filter((draft) => marksIn(draft).some(({ path }) => !shown.has(path)))]
}

/** Things of the other site are made beforehand, so that its rows can be compared before and after. */
async function prepareForeign(testEnv: TestEnv, { drafts }: Plan, site: Principal['site']): Promise<void> {
  for (const draft of drafts) await testEnv.ids.idsFor(marksIn(draft), otherSite(site), false)
}

type Running = { readonly plan: Plan; readonly principals: readonly Principal[]; readonly findings: Findings }

type Cell = {
  readonly principal: Principal
  readonly relation: Relation
  readonly draft: Draft
  readonly marks: readonly Mark[]
}

/** First all rejected cells, so that one check of the tables shows that none of them wrote; then the allowed ones. */
async function runCall(testEnv: TestEnv, { plan, principals, findings }: Running): Promise<number> {
  const { endpoint } = plan
  const rows = principals.flatMap((principal) =>
    plan.drafts.map((draft) => cellsOf(testEnv, principal, draft)),
  )
  const isAllowed = (cell: Cell) => expectationFor(testEnv.ids, endpoint, cell) === 'allowed'
  await runRefused(testEnv, {
    plan,
    rows: rows.map((row) => row.filter((cell) => !isAllowed(cell))),
    findings,
  })
  const allowed = rows.flat().filter(isAllowed)
  // Reads may run concurrently; for a write its own changes must be known.
  if (endpoint.kind === 'read')
    await runConcurrently(allowed, (cell) => runAllowed(testEnv, { plan, cell, findings }))
  else for (const cell of allowed) await runAllowed(testEnv, { plan, cell, findings })
  const count = rows.flat().length
  if (count === 0) findings.add(callOf(endpoint), 'has no cell')
  return count
}

/** The relations of one input to one person. */
function cellsOf(testEnv: TestEnv, principal: Principal, draft: Draft): Cell[] {
  const marks = marksIn(draft)
  const relations = relationsFor(marks, principal, testEnv.ids)
  return relations.map((relation) => ({ principal, relation, draft, marks }))
}

type Refused = {
  readonly plan: Plan
  readonly rows: readonly (readonly Cell[])[]
  readonly findings: Findings
}

/** All answers that hide things from one person must look the same and change nothing. */
async function runRefused(testEnv: TestEnv, { plan, rows, findings }: Refused): Promise<void> {
  const { endpoint } = plan
  await testEnv.takeChanges()
  const answers = new Map<Cell, LightMyRequestResponse>()
  await runConcurrently(rows.flat(), async (cell) => {
    const draft = await draftFor(testEnv, cell, false)
    answers.set(cell, await testEnv.call(cell.principal, endpoint, { draft }))
  })
  for (const row of rows)
    for (const what of rowTroubles(testEnv, plan, { row, answers })) findings.add(callOf(endpoint), what)
  const changes = await testEnv.takeChanges()
  if (changes.length > 0) findings.add(callOf(endpoint), `was refused and wrote: ${describeChanges(changes)}`)
  await testEnv.revive()
}

type Answered = {
  readonly row: readonly Cell[]
  readonly answers: ReadonlyMap<Cell, LightMyRequestResponse>
}

function rowTroubles(testEnv: TestEnv, { endpoint, isReached }: Plan, { row, answers }: Answered): string[] {
  const troubles: string[] = []
  const hidden = new Map<string, string>()
  for (const cell of row) {
    const response = answers.get(cell)
    if (!response) throw new Error('A cell was not tested.')
    const { principal } = cell
    const expectation = expectationFor(testEnv.ids, endpoint, cell)
    const at = `${principal.name}, ${cell.relation}`
    const whats = checkResponse({
      endpoint,
      principal,
      expectation,
      response,
      isReached,
      isRaw: testEnv.isRaw(endpoint),
    })
    troubles.push(...whats.map((what) => `${at}: ${what}`))
    if (expectation === 'hidden') hidden.set(at, `${response.statusCode} ${response.body}`)
  }
  const isDistinguishable = new Set(hidden.values()).size > 1
  return isDistinguishable
    ? [...troubles, `tells hidden things apart: ${JSON.stringify([...hidden])}`]
    : troubles
}

type Allowed = { readonly plan: Plan; readonly cell: Cell; readonly findings: Findings }

async function runAllowed(testEnv: TestEnv, { plan, cell, findings }: Allowed): Promise<void> {
  const { endpoint, isReached } = plan
  const isRaw = testEnv.isRaw(endpoint)
  const { principal } = cell
  const isWrite = endpoint.kind === 'write'
  const draft = await draftFor(testEnv, cell, isWrite)
  const response = await testEnv.call(principal, endpoint, { draft })
  const at = `${principal.name}, ${cell.relation}`
  for (const what of checkResponse({
    endpoint,
    principal,
    expectation: 'allowed',
    response,
    isReached,
    isRaw,
  })) {
    findings.add(callOf(endpoint), `${at}: ${what}`)
  }
  if (!isWrite) return
  for (const what of await trespasses(testEnv, endpoint, cell))
    findings.add(callOf(endpoint), `${at}: ${what}`)
  await testEnv.revive()
}

/** Even an allowed write stays on its site; and unless it names a shared thing, it changes nobody else's rows. */
async function trespasses(
  testEnv: TestEnv,
  endpoint: Endpoint,
  { principal, marks }: Cell,
): Promise<string[]> {
  const changes = await testEnv.takeChanges()
  const home = testEnv.sites[principal.site].id
  const away = changes.filter(({ siteId }) => siteId !== null && siteId !== home)
  const me = principal.person ? testEnv.accounts[principal.person] : '0'
  const namesShared = marks.some(({ entity }) => testEnv.ids.fixture(entity).reach === 'site')
  // Handling somebody's request changes their rows on purpose.
  const isPersonal = typeof endpoint.access === 'string' && !namesShared && endpoint.deed !== 'handle'
  const theirs = changes.filter(
    ({ ownerId, operation }) =>
      operation !== 'INSERT' && ownerId !== null && ownerId !== me && ownerId !== '0',
  )
  return [
    ...(away.length > 0 ? [`wrote on the other site: ${describeChanges(away)}`] : []),
    ...(isPersonal && theirs.length > 0 ? [`changed rows of other people: ${describeChanges(theirs)}`] : []),
  ]
}

async function draftFor(
  testEnv: TestEnv,
  { draft, marks, relation, principal }: Cell,
  fresh: boolean,
): Promise<Draft> {
  const source: Source = sourceOf(relation, principal)
  const ids = await testEnv.ids.idsFor(marks, source, fresh)
  return filled(draft, ({ index }) => ids[index] ?? '1')
}
