import type { Endpoint } from '@lyceum/contract/kit'
import { describeChanges } from './env/changes.ts'
import { type Draft, drafts, filled, type Mark, marksIn } from './generate/draft.ts'
import { callOf, type Finding, Findings } from './report/finding.ts'
import { allowedCaller } from './generate/good-draft.ts'
import type { Source } from './generate/ids.ts'
import { runConcurrently } from './env/concurrency.ts'
import { mayCall, type Principal } from './env/principals.ts'
import { placesOf } from './generate/schema.ts'
import type { TestEnv } from './env/test-env.ts'
import { checkResponse, reaches, sourceOf } from './expectations.ts'

export type MixedReport = { readonly findings: readonly Finding[]; readonly combinations: number }

const maxMarks = 4

/** Calls that take several ids, also in arrays and nested: one foreign id rejects the whole call (A02 to A04). */
export async function mixedIds(testEnv: TestEnv, endpoints: readonly Endpoint[]): Promise<MixedReport> {
  const findings = new Findings()
  let combinations = 0
  for (const endpoint of endpoints) {
    if (placesOf(endpoint).length === 0) continue
    const draft = widest(endpoint)
    const marks = draft ? marksIn(draft) : []
    if (!draft || marks.length < 2) continue
    for (const principal of callersOf(testEnv, endpoint)) {
      const run = { endpoint, principal, draft, marks, findings }
      combinations += await testEnv.costs.of(endpoint, () => runCombinations(testEnv, run))
      await testEnv.revive()
    }
  }
  return { findings: [...findings.take(), ...testEnv.observed.take()], combinations }
}

/** The first who may call; and for permission checks also one whose permissions are limited to a unit. */
function callersOf(testEnv: TestEnv, endpoint: Endpoint): Principal[] {
  const isConsole = typeof endpoint.access === 'object'
  const scoped = testEnv.principals.filter(
    (principal) => isConsole && principal.isScoped && mayCall(endpoint, principal),
  )
  return [...new Set([allowedCaller(testEnv, endpoint), ...scoped])]
}

/** The input with the most ids, up to a limit. */
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

async function runCombinations(testEnv: TestEnv, run: Run): Promise<number> {
  const { endpoint, principal, draft, marks } = run
  const me: Source = sourceOf('own', principal)
  const tried = await testEnv.ids.idsFor(marks, me, true)
  const first = await testEnv.call(principal, endpoint, {
    draft: filled(draft, ({ index }) => tried[index] ?? '1'),
  })
  await testEnv.revive()

  const own = await testEnv.ids.idsFor(marks, me, true)
  const mixtures = [
    ...(await foreignMixtures(testEnv, run, own)),
    ...(await strayMixtures(testEnv, run, own)),
  ]
  await testEnv.takeChanges()
  await runConcurrently(mixtures, async ({ name, ids }) => {
    const response = await testEnv.call(principal, endpoint, {
      draft: filled(draft, ({ index }) => ids[index] ?? '1'),
    })
    const isReached = first.statusCode === 200
    const isRaw = testEnv.isRaw(endpoint)
    for (const what of checkResponse({
      endpoint,
      principal,
      expectation: 'hidden',
      response,
      isReached,
      isRaw,
    })) {
      run.findings.add(callOf(endpoint), `${name}: ${what}`)
    }
  })
  const changes = await testEnv.takeChanges()
  if (changes.length > 0)
    run.findings.add(callOf(endpoint), `wrote although an id was foreign: ${describeChanges(changes)}`)
  return mixtures.length
}

type Mixture = { readonly name: string; readonly ids: readonly string[] }

/** Every choice of foreign places among own ones, for each kind of foreign id. */
async function foreignMixtures(testEnv: TestEnv, run: Run, own: readonly string[]): Promise<Mixture[]> {
  const { endpoint, principal, marks } = run
  const mixtures: Mixture[] = []
  const outside = principal.isScoped ? (['outside'] as const) : []
  for (const relation of ["other's", ...outside, 'other site', 'missing'] as const) {
    const foreign = await testEnv.ids.idsFor(marks, sourceOf(relation, principal), false)
    const isForeign = ({ entity }: Mark) =>
      (relation !== "other's" && relation !== 'outside') ||
      !reaches(testEnv.ids.fixture(entity), endpoint, { principal, relation })
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

/** An own child under an own parent that is not its parent. */
async function strayMixtures(testEnv: TestEnv, run: Run, own: readonly string[]): Promise<Mixture[]> {
  const { principal, marks } = run
  const entities = new Set(marks.map(({ entity }) => entity))
  const children = marks.filter(({ entity }) => entities.has(testEnv.ids.fixture(entity).within ?? ''))
  const mixtures: Mixture[] = []
  for (const child of children) {
    const others = await testEnv.ids.idsFor(marks, sourceOf('own', principal), true)
    const ids = own.map((id, index) => (index === child.index ? (others[index] ?? id) : id))
    mixtures.push({ name: `a child of another parent at ${child.path}`, ids })
  }
  return mixtures
}
