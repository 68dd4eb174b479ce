import type { Endpoint } from '@lyceum/contract/kit'
import { told } from './changes.ts'
import { type Draft, drafts, filled, type Mark, marksIn } from './draft.ts'
import { callOf, type Finding, Findings } from './finding.ts'
import { allowedCaller } from './good-draft.ts'
import type { Source } from './ids.ts'
import { inLanes } from './lanes.ts'
import { mayCall, type Principal } from './principals.ts'
import { placesOf } from './schema.ts'
import type { Stage } from './stage.ts'
import { judge, reaches, sourceOf } from './verdict.ts'

export type MixedReport = { readonly findings: readonly Finding[]; readonly combinations: number }

const maxMarks = 4

/** Calls that take several ids, also in arrays and nested: one id that is not mine refuses the whole call (A02 to A04). */
export async function mixedIds(stage: Stage, endpoints: readonly Endpoint[]): Promise<MixedReport> {
  const findings = new Findings()
  let combinations = 0
  for (const endpoint of endpoints) {
    if (placesOf(endpoint).length === 0) continue
    const draft = widest(endpoint)
    const marks = draft ? marksIn(draft) : []
    if (!draft || marks.length < 2) continue
    for (const principal of callersOf(stage, endpoint)) {
      const run = { endpoint, principal, draft, marks, findings }
      combinations += await stage.costs.of(endpoint, () => runCombinations(stage, run))
      await stage.revive()
    }
  }
  return { findings: [...findings.take(), ...stage.observed.take()], combinations }
}

/** The first who may call; and where rights count, also one who holds them in a single unit. */
function callersOf(stage: Stage, endpoint: Endpoint): Principal[] {
  const isConsole = typeof endpoint.access === 'object'
  const scoped = stage.principals.filter((one) => isConsole && one.isScoped && mayCall(endpoint, one))
  return [...new Set([allowedCaller(stage, endpoint), ...scoped])]
}

/** The input that shows the most ids, within reason. */
function widest(endpoint: Endpoint): Draft | undefined {
  const all = drafts(endpoint, 'full', 20).map((draft) => ({ draft, size: marksIn(draft).length }))
  return all.filter(({ size }) => size <= maxMarks).sort((a, b) => b.size - a.size)[0]?.draft
}

type Run = {
  readonly endpoint: Endpoint
  readonly principal: Principal
  readonly draft: Draft
  readonly marks: readonly Mark[]
  readonly findings: Findings
}

async function runCombinations(stage: Stage, run: Run): Promise<number> {
  const { endpoint, principal, draft, marks } = run
  const me: Source = sourceOf('own', principal)
  const tried = await stage.ids.idsFor(marks, me, true)
  const first = await stage.ask(principal, endpoint, {
    draft: filled(draft, ({ index }) => tried[index] ?? '1'),
  })
  await stage.revive()

  const own = await stage.ids.idsFor(marks, me, true)
  const mixtures = [...(await foreignMixtures(stage, run, own)), ...(await strayMixtures(stage, run, own))]
  await stage.takeChanges()
  await inLanes(mixtures, async ({ name, ids }) => {
    const response = await stage.ask(principal, endpoint, {
      draft: filled(draft, ({ index }) => ids[index] ?? '1'),
    })
    const isReached = first.statusCode === 200
    const isRaw = stage.isRaw(endpoint)
    for (const what of judge({ endpoint, principal, verdict: 'hidden', response, isReached, isRaw })) {
      run.findings.add(callOf(endpoint), `${name}: ${what}`)
    }
  })
  const changes = await stage.takeChanges()
  if (changes.length > 0)
    run.findings.add(callOf(endpoint), `wrote although an id was foreign: ${told(changes)}`)
  return mixtures.length
}

type Mixture = { readonly name: string; readonly ids: readonly string[] }

/** Every choice of foreign places among own ones, for each kind of foreign. */
async function foreignMixtures(stage: Stage, run: Run, own: readonly string[]): Promise<Mixture[]> {
  const { endpoint, principal, marks } = run
  const mixtures: Mixture[] = []
  const outside = principal.isScoped ? (['outside'] as const) : []
  for (const relation of ["other's", ...outside, 'other site', 'missing'] as const) {
    const foreign = await stage.ids.idsFor(marks, sourceOf(relation, principal), false)
    const isForeign = ({ entity }: Mark) =>
      (relation !== "other's" && relation !== 'outside') ||
      !reaches(stage.ids.specimen(entity), endpoint, { principal, relation })
    for (let choice = 1; choice < 2 ** marks.length; choice += 1) {
      const chosen = marks.filter(({ index }) => (choice >> index) & 1)
      if (!chosen.every(isForeign)) continue
      const paths = chosen.map(({ path, index }) => `${path}#${index}`).join(' and ')
      const ids = own.map((id, index) => ((choice >> index) & 1 ? (foreign[index] ?? id) : id))
      mixtures.push({ name: `${relation} id at ${paths}`, ids })
    }
  }
  return mixtures
}

/** A child of mine under a parent of mine that is not its own. */
async function strayMixtures(stage: Stage, run: Run, own: readonly string[]): Promise<Mixture[]> {
  const { principal, marks } = run
  const entities = new Set(marks.map(({ entity }) => entity))
  const children = marks.filter(({ entity }) => entities.has(stage.ids.specimen(entity).within ?? ''))
  const mixtures: Mixture[] = []
  for (const child of children) {
    const others = await stage.ids.idsFor(marks, sourceOf('own', principal), true)
    const ids = own.map((id, index) => (index === child.index ? (others[index] ?? id) : id))
    mixtures.push({ name: `a child of another parent at ${child.path}`, ids })
  }
  return mixtures
}
