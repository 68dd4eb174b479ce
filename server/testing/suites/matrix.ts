import type { Endpoint } from '@lyceum/contract/kit'
import type { LightMyRequestResponse } from 'fastify'
import { differing, siteFingerprint, told } from './changes.ts'
import { coveringDrafts, type Draft, filled, type Mark, marksIn } from './draft.ts'
import { callOf, type Finding, Findings } from './finding.ts'
import type { Source } from './ids.ts'
import { mayCall, type Principal } from './principals.ts'
import { goodDraft } from './good-draft.ts'
import { judge, type Relation, relationsFor, sourceOf, verdictFor } from './verdict.ts'
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
    for (const plan of plans) await prepareForeign(stage, plan, principals)
    await stage.plantCanaries()
    const before = await siteFingerprint(stage.owner, other)
    for (const plan of plans) {
      const call = callOf(plan.endpoint)
      const count = await runCall(stage, { plan, principals, findings })
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
    const good = await goodDraft(stage, endpoint)
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
async function prepareForeign(
  stage: Stage,
  { drafts }: Plan,
  principals: readonly Principal[],
): Promise<void> {
  for (const draft of drafts) {
    for (const principal of principals) {
      const source = sourceOf('other site', principal)
      await stage.ids.idsFor(marksIn(draft), source, false)
    }
  }
}

type Running = { readonly plan: Plan; readonly principals: readonly Principal[]; readonly findings: Findings }

type Cell = {
  readonly principal: Principal
  readonly relation: Relation
  readonly draft: Draft
  readonly marks: readonly Mark[]
}

async function runCall(stage: Stage, { plan, principals, findings }: Running): Promise<number> {
  const { endpoint } = plan
  const call = callOf(endpoint)
  let count = 0
  for (const principal of principals) {
    for (const draft of plan.drafts) {
      const marks = marksIn(draft)
      const relations = relationsFor(marks, principal, stage.ids)
      const cells = relations.map((relation): Cell => ({ principal, relation, draft, marks }))
      const [refused, allowed] = split(cells, (cell) => verdictFor(stage.ids, endpoint, cell) !== 'allowed')
      await runRefused(stage, { plan, cells: refused, findings })
      for (const cell of allowed) await runAllowed(stage, { plan, cell, findings })
      count += cells.length
    }
    if (endpoint.kind === 'write' && mayCall(endpoint, principal)) await stage.revive()
  }
  await stage.takeChanges()
  if (count === 0) findings.add(call, 'has no cell')
  return count
}

type Refused = { readonly plan: Plan; readonly cells: readonly Cell[]; readonly findings: Findings }

/** All that is refused must look the same and change nothing. */
async function runRefused(stage: Stage, { plan, cells, findings }: Refused): Promise<void> {
  const { endpoint, isReached } = plan
  const isRaw = stage.isRaw(endpoint)
  const sent = []
  for (const cell of cells) sent.push({ cell, draft: await draftFor(stage, cell, false) })
  await stage.takeChanges()
  const hidden = new Map<string, string>()
  for (const { cell, draft } of sent) {
    const response = await stage.ask(cell.principal, endpoint, { draft })
    const verdict = verdictFor(stage.ids, endpoint, cell)
    const at = `${cell.principal.name}, ${cell.relation}`
    for (const what of judge({ endpoint, principal: cell.principal, verdict, response, isReached, isRaw }))
      findings.add(callOf(endpoint), `${at}: ${what}`)
    if (verdict === 'hidden') hidden.set(at, bytesOf(response))
  }
  if (new Set(hidden.values()).size > 1) {
    findings.add(callOf(endpoint), `tells hidden things apart: ${JSON.stringify([...hidden])}`)
  }
  const changes = await stage.takeChanges()
  if (changes.length > 0) findings.add(callOf(endpoint), `was refused and wrote: ${told(changes)}`)
}

const bytesOf = ({ statusCode, body }: LightMyRequestResponse) => `${statusCode} ${body}`

type Allowed = { readonly plan: Plan; readonly cell: Cell; readonly findings: Findings }

async function runAllowed(stage: Stage, { plan, cell, findings }: Allowed): Promise<void> {
  const { endpoint, isReached } = plan
  const isRaw = stage.isRaw(endpoint)
  const { principal } = cell
  const isWrite = endpoint.kind === 'write'
  const draft = await draftFor(stage, cell, isWrite)
  if (isWrite) await stage.takeChanges()
  const response = await stage.ask(principal, endpoint, { draft })
  const at = `${principal.name}, ${cell.relation}`
  for (const what of judge({ endpoint, principal, verdict: 'allowed', response, isReached, isRaw })) {
    findings.add(callOf(endpoint), `${at}: ${what}`)
  }
  for (const what of isWrite ? await trespasses(stage, endpoint, cell) : []) {
    findings.add(callOf(endpoint), `${at}: ${what}`)
  }
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

function split<T>(all: readonly T[], test: (one: T) => boolean): [T[], T[]] {
  return [all.filter(test), all.filter((one) => !test(one))]
}
