import type { Endpoint } from '@lyceum/contract/kit'
import type { z } from 'zod'
import type { Export } from '#platform/domain/export'
import type { Domain } from '#platform/domain'
import { drafts } from './generate/draft.ts'
import { callOf, type Finding, Findings } from './report/finding.ts'
import { ownDraft } from './generate/good-draft.ts'
import { placeOf } from './generate/ids.ts'
import { mayCall } from './env/principals.ts'
import type { TestEnv } from './env/test-env.ts'

export type ReachReport = {
  readonly findings: readonly Finding[]
  readonly calls: number
  /** Calls whose answer differs each time: only the ids in their answers are checked. */
  readonly unsteady: readonly string[]
}

/**
 * What lies outside somebody's unit must be in no list, count or search: a person with permissions in one unit calls every
 * console read and every export, then things of every kind are made outside, then the calls are repeated. Not a byte may
 * differ, and no answer may contain the id of something outside.
 */
export async function reachOf(testEnv: TestEnv, asking: Asking): Promise<ReachReport> {
  const findings = new Findings()
  const unsteady: string[] = []
  const requests = [
    ...(await questions(testEnv, asking.endpoints)),
    ...(await takings(testEnv, asking.domains)),
  ]
  await makeAll(testEnv, 'lin')
  const before = await answers(requests)
  const again = await answers(requests)
  const outside = await makeAll(testEnv, 'mei')
  const after = await answers(requests)
  requests.forEach(({ call }, index) => {
    const isSteady = before[index] === again[index]
    if (!isSteady) unsteady.push(call)
    else if (before[index] !== after[index]) findings.add(call, 'changes with what lies outside')
    for (const { what, id } of outside) {
      if (after[index]?.includes(`"${id}"`)) findings.add(call, `carries the id of ${what} outside`)
    }
  })
  const calls = new Set(requests.map(({ call }) => call)).size
  return { findings: [...findings.take(), ...testEnv.observed.take()], calls, unsteady }
}

type Asking = { readonly endpoints: readonly Endpoint[]; readonly domains: readonly Domain[] }

type Question = { readonly call: string; readonly run: () => Promise<string> }

/** Every console read as every scoped person who may call it, with minimal and full input. */
async function questions(testEnv: TestEnv, endpoints: readonly Endpoint[]): Promise<Question[]> {
  const scoped = testEnv.principals.filter(({ isScoped }) => isScoped)
  const requests = scoped.flatMap((principal) =>
    endpoints
      .filter(
        (endpoint) =>
          endpoint.kind === 'read' && typeof endpoint.access === 'object' && mayCall(endpoint, principal),
      )
      .flatMap((endpoint) =>
        (['lean', 'full'] as const).flatMap((mode) =>
          drafts(endpoint, mode, 1).map((open) => ({ principal, endpoint, open })),
        ),
      ),
  )
  const all: Question[] = []
  for (const { principal, endpoint, open } of requests) {
    const draft = await ownDraft(testEnv, principal, open)
    const run = async () => {
      const { statusCode, body } = await testEnv.call(principal, endpoint, { draft })
      return `${statusCode} ${body}`
    }
    all.push({ call: callOf(endpoint), run })
  }
  return all
}

/** Every export as every scoped person who may order it, with a minimal filter: the rows, as a file would get them. */
async function takings(testEnv: TestEnv, domains: readonly Domain[]): Promise<Question[]> {
  const all: Question[] = []
  for (const { person, permissions } of testEnv.principals.filter(({ isScoped }) => isScoped)) {
    if (!person) continue
    const ctx = await testEnv.testApp.ctx('alpha', { as: { id: testEnv.accounts[person], role: 'TADM' } })
    for (const { kind, permission, rows, filter } of domains.flatMap(({ exports = [] }) => exports)) {
      if (!permissions.has(permission)) continue
      const given = await filterOf(testEnv, filter)
      all.push({
        call: `export ${kind}`,
        run: async () => JSON.stringify(await collected(rows(ctx, given))),
      })
    }
  }
  return all
}

/** The minimal filter: empty, or with one reachable thing of each required kind. */
async function filterOf(testEnv: TestEnv, filter: Export['filter']): Promise<never> {
  const named: Record<string, string> = {}
  for (const [key, field] of Object.entries(filter.shape)) {
    const schema = field as z.ZodType
    const fixture = testEnv.fixtures[String(schema.meta()?.['entity'])]
    if (fixture && !schema.safeParse(undefined).success)
      named[key] = await fixture.make(
        testEnv.sites.alpha.db,
        testEnv.accounts.lin,
        placeOf('lin', testEnv.units),
      )
  }
  return filter.parse(named) as never
}

async function collected<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const row of rows) all.push(row)
  return all
}

async function answers(requests: readonly Question[]): Promise<string[]> {
  const bodies: string[] = []
  for (const { run } of requests) bodies.push(await run())
  return bodies
}

/** One of every kind that belongs to a unit, or that needs permissions in the whole site. */
async function makeAll(testEnv: TestEnv, owner: 'lin' | 'mei') {
  const { db } = testEnv.sites.alpha
  const made = [{ what: 'a person', id: testEnv.accounts[owner] }]
  for (const [what, { make, reach }] of Object.entries(testEnv.fixtures)) {
    if (reach !== 'unit' && reach !== 'whole') continue
    made.push({ what, id: await make(db, testEnv.accounts[owner], placeOf(owner, testEnv.units)) })
  }
  return made
}
