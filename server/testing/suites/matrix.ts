import type { Endpoint } from '@lyceum/contract/kit'
import type { LightMyRequestResponse } from 'fastify'
import { differing, siteFingerprint, told } from './changes.ts'
import { coveringDrafts, type Draft, filled, type Mark, marksIn } from './draft.ts'
import { callOf, type Finding, Findings } from './finding.ts'
import type { Source } from './ids.ts'
import { inLanes } from './lanes.ts'
import type { Principal } from './principals.ts'
import { goodDraft } from './good-draft.ts'
import { judge, otherSite, type Relation, relationsFor, sourceOf, verdictFor } from './verdict.ts'
import type { Stage } from './stage.ts'

export type MatrixReport = {
  readonly findings: readonly Finding[]
  /** Cells per call. */
  readonly cells: ReadonlyMap<string, number>
  /** Calls whose allowed cells never answered 200 with a generated input. */
  readonly unreached: readonly string[]
}

/**
 * Every call × every principal × every relation of the ids to him. The expected answer of a cell comes from the
 * declaration alone; a refused cell must leave the database as it was.
 */
export async function authorisationMatrix(
  stage: Stage,
  endpoints: readonly Endpoint[],
): Promise<MatrixReport> {
  const findings = new Findings()
  const cells = new Map<string, number>()
  const plans = await planned(stage, endpoints, findings)
  for (const site of ['alpha', 'beta'] as const) {
    const other = stage.sites[site === 'alpha' ? 'beta' : 'alpha'].id
    const principals = stage.principals.filter((one) => one.site === site)
    for (const plan of plans) await stage.costs.of(plan.endpoint, () => prepareForeign(stage, plan, site))
    await stage.plantCanaries()
    const before = await siteFingerprint(stage.owner, other)
    for (const plan of plans) {
      const call = callOf(plan.endpoint)
      const count = await stage.costs.of(plan.endpoint, () => runCall(stage, { plan, principals, findings }))
      cells.set(call, (cells.get(call) ?? 0) + count)
    }
    for (const table of differing(before, await siteFingerprint(stage.owner, other))) {
      findings.add('all calls', `people of ${site} changed ${table} of the other site`)
    }
  }
  const unreached = plans.filter(({ isReached }) => !isReached).map(({ endpoint }) => callOf(endpoint))
  return { findings: [...findings.take(), ...stage.observed.take()], cells, unreached }
}

type Plan = { readonly endpoint: Endpoint; readonly drafts: readonly Draft[]; readonly isReached: boolean }

async function planned(stage: Stage, endpoints: readonly Endpoint[], findings: Findings): Promise<Plan[]> {
  const plans: Plan[] = []
  for (const endpoint of endpoints) {
    const { drafts, uncovered } = coveringDrafts(endpoint)
    if (drafts.length === 0) findings.add(callOf(endpoint), 'no valid input can be made from its schemas')
    for (const path of uncovered) findings.add(callOf(endpoint), `no input shows the id at ${path}`)
    const good = await stage.costs.of(endpoint, () => goodDraft(stage, endpoint))
    plans.push({ endpoint, drafts: mainFirst(good?.draft, drafts), isReached: good?.status === 200 })
  }
  return plans
}

/** The input that was seen to work leads; others are kept for the places that it does not show. */
function mainFirst(good: Draft | undefined, covering: readonly Draft[]): Draft[] {
  if (!good) return [...covering]
  const shown = new Set(marksIn(good).map(({ path }) => path))
  return [good, ...covering.filter((draft) => marksIn(draft).some(({ path }) => !shown.has(path)))]
}

/** What lies on the other site is made beforehand, so that its rows can be compared before and after. */
async function prepareForeign(stage: Stage, { drafts }: Plan, site: Principal['site']): Promise<void> {
  for (const draft of drafts) await stage.ids.idsFor(marksIn(draft), otherSite(site), false)
}

type Running = { readonly plan: Plan; readonly principals: readonly Principal[]; readonly findings: Findings }

type Cell = {
  readonly principal: Principal
  readonly relation: Relation
  readonly draft: Draft
  readonly marks: readonly Mark[]
}

/** First all that is refused, so that one look at the tables shows that nothing of it wrote; then what is allowed. */
async function runCall(stage: Stage, { plan, principals, findings }: Running): Promise<number> {
  const { endpoint } = plan
  const rows = principals.flatMap((principal) => plan.drafts.map((draft) => cellsOf(stage, principal, draft)))
  const isAllowed = (cell: Cell) => verdictFor(stage.ids, endpoint, cell) === 'allowed'
  await runRefused(stage, { plan, rows: rows.map((row) => row.filter((cell) => !isAllowed(cell))), findings })
  const allowed = rows.flat().filter(isAllowed)
  // Reads may be asked side by side; of a write it must be known what it changed.
  if (endpoint.kind === 'read') await inLanes(allowed, (cell) => runAllowed(stage, { plan, cell, findings }))
  else for (const cell of allowed) await runAllowed(stage, { plan, cell, findings })
  const count = rows.flat().length
  if (count === 0) findings.add(callOf(endpoint), 'has no cell')
  return count
}

/** The relations of one input to one person. */
function cellsOf(stage: Stage, principal: Principal, draft: Draft): Cell[] {
  const marks = marksIn(draft)
  const relations = relationsFor(marks, principal, stage.ids)
  return relations.map((relation) => ({ principal, relation, draft, marks }))
}

type Refused = {
  readonly plan: Plan
  readonly rows: readonly (readonly Cell[])[]
  readonly findings: Findings
}

/** All that is refused to one person must look the same, and change nothing. */
async function runRefused(stage: Stage, { plan, rows, findings }: Refused): Promise<void> {
  const { endpoint } = plan
  await stage.takeChanges()
  const answers = new Map<Cell, LightMyRequestResponse>()
  await inLanes(rows.flat(), async (cell) => {
    const draft = await draftFor(stage, cell, false)
    answers.set(cell, await stage.ask(cell.principal, endpoint, { draft }))
  })
  for (const row of rows)
    for (const what of rowTroubles(stage, plan, { row, answers })) findings.add(callOf(endpoint), what)
  const changes = await stage.takeChanges()
  if (changes.length > 0) findings.add(callOf(endpoint), `was refused and wrote: ${told(changes)}`)
  await stage.revive()
}

type Answered = {
  readonly row: readonly Cell[]
  readonly answers: ReadonlyMap<Cell, LightMyRequestResponse>
}

function rowTroubles(stage: Stage, { endpoint, isReached }: Plan, { row, answers }: Answered): string[] {
  const troubles: string[] = []
  const hidden = new Map<string, string>()
  for (const cell of row) {
    const response = answers.get(cell)
    if (!response) throw new Error('A cell was not asked.')
    const { principal } = cell
    const verdict = verdictFor(stage.ids, endpoint, cell)
    const at = `${principal.name}, ${cell.relation}`
    const whats = judge({ endpoint, principal, verdict, response, isReached, isRaw: stage.isRaw(endpoint) })
    troubles.push(...whats.map((what) => `${at}: ${what}`))
    if (verdict === 'hidden') hidden.set(at, `${response.statusCode} ${response.body}`)
  }
  const isToldApart = new Set(hidden.values()).size > 1
  return isToldApart ? [...troubles, `tells hidden things apart: ${JSON.stringify([...hidden])}`] : troubles
}

type Allowed = { readonly plan: Plan; readonly cell: Cell; readonly findings: Findings }

async function runAllowed(stage: Stage, { plan, cell, findings }: Allowed): Promise<void> {
  const { endpoint, isReached } = plan
  const isRaw = stage.isRaw(endpoint)
  const { principal } = cell
  const isWrite = endpoint.kind === 'write'
  const draft = await draftFor(stage, cell, isWrite)
  const response = await stage.ask(principal, endpoint, { draft })
  const at = `${principal.name}, ${cell.relation}`
  for (const what of judge({ endpoint, principal, verdict: 'allowed', response, isReached, isRaw })) {
    findings.add(callOf(endpoint), `${at}: ${what}`)
  }
  if (!isWrite) return
  for (const what of await trespasses(stage, endpoint, cell)) findings.add(callOf(endpoint), `${at}: ${what}`)
  await stage.revive()
}

/** Even an allowed write stays on its site; and without naming a thing of the site, it changes nobody else's rows. */
async function trespasses(stage: Stage, endpoint: Endpoint, { principal, marks }: Cell): Promise<string[]> {
  const changes = await stage.takeChanges()
  const home = stage.sites[principal.site].id
  const away = changes.filter(({ siteId }) => siteId !== null && siteId !== home)
  const me = principal.person ? stage.accounts[principal.person] : '0'
  const namesShared = marks.some(({ entity }) => stage.ids.specimen(entity).reach === 'site')
  // Who handles somebody's request changes what belongs to them: that is what was asked for.
  const isPersonal = typeof endpoint.access === 'string' && !namesShared && endpoint.deed !== 'handle'
  const theirs = changes.filter(
    ({ ownerId, operation }) =>
      operation !== 'INSERT' && ownerId !== null && ownerId !== me && ownerId !== '0',
  )
  return [
    ...(away.length > 0 ? [`wrote on the other site: ${told(away)}`] : []),
    ...(isPersonal && theirs.length > 0 ? [`changed rows of other people: ${told(theirs)}`] : []),
  ]
}

async function draftFor(
  stage: Stage,
  { draft, marks, relation, principal }: Cell,
  fresh: boolean,
): Promise<Draft> {
  const source: Source = sourceOf(relation, principal)
  const ids = await stage.ids.idsFor(marks, source, fresh)
  return filled(draft, ({ index }) => ids[index] ?? '1')
}
