import type { Endpoint } from '@lyceum/contract/kit'
import type { z } from 'zod'
import type { Export } from '#platform/export'
import type { Room } from '#platform/room'
import { drafts } from './draft.ts'
import { callOf, type Finding, Findings } from './finding.ts'
import { ownDraft } from './good-draft.ts'
import { placeOf } from './ids.ts'
import { mayCall } from './principals.ts'
import type { Stage } from './stage.ts'

export type ReachReport = {
  readonly findings: readonly Finding[]
  readonly calls: number
  /** Calls that answer the same question differently each time: only the ids in their answers are looked at. */
  readonly unsteady: readonly string[]
}

/**
 * What lies outside somebody's unit must not show in any list, count or search: whoever holds his rights in one unit asks
 * every console read and takes every export, then things of every kind are made outside, then he asks again. Not a byte may differ, and no
 * answer may carry the id of something that is not there for him.
 */
export async function reachOf(stage: Stage, asking: Asking): Promise<ReachReport> {
  const findings = new Findings()
  const unsteady: string[] = []
  const asked = [...(await questions(stage, asking.endpoints)), ...(await takings(stage, asking.rooms))]
  await makeAll(stage, 'lin')
  const before = await answers(asked)
  const again = await answers(asked)
  const outside = await makeAll(stage, 'mei')
  const after = await answers(asked)
  asked.forEach(({ call }, index) => {
    const isSteady = before[index] === again[index]
    if (!isSteady) unsteady.push(call)
    else if (before[index] !== after[index]) findings.add(call, 'changes with what lies outside')
    for (const { what, id } of outside) {
      if (after[index]?.includes(`"${id}"`)) findings.add(call, `carries the id of ${what} outside`)
    }
  })
  const calls = new Set(asked.map(({ call }) => call)).size
  return { findings: [...findings.take(), ...stage.observed.take()], calls, unsteady }
}

type Asking = { readonly endpoints: readonly Endpoint[]; readonly rooms: readonly Room[] }

type Question = { readonly call: string; readonly ask: () => Promise<string> }

/** Every console read as every scoped person who may ask it, with as little and as much input as it takes. */
async function questions(stage: Stage, endpoints: readonly Endpoint[]): Promise<Question[]> {
  const scoped = stage.principals.filter(({ isScoped }) => isScoped)
  const asked = scoped.flatMap((principal) =>
    endpoints
      .filter((one) => one.kind === 'read' && typeof one.access === 'object' && mayCall(one, principal))
      .flatMap((endpoint) =>
        (['lean', 'full'] as const).flatMap((mode) =>
          drafts(endpoint, mode, 1).map((open) => ({ principal, endpoint, open })),
        ),
      ),
  )
  const all: Question[] = []
  for (const { principal, endpoint, open } of asked) {
    const draft = await ownDraft(stage, principal, open)
    const ask = async () => {
      const { statusCode, body } = await stage.ask(principal, endpoint, { draft })
      return `${statusCode} ${body}`
    }
    all.push({ call: callOf(endpoint), ask })
  }
  return all
}

/** Every export as every scoped person who may take it, with an empty filter: the rows, as a file would get them. */
async function takings(stage: Stage, rooms: readonly Room[]): Promise<Question[]> {
  const all: Question[] = []
  for (const { person, permissions } of stage.principals.filter(({ isScoped }) => isScoped)) {
    if (!person) continue
    const ctx = await stage.house.ctx('alpha', { as: { id: stage.accounts[person], role: 'TADM' } })
    for (const { kind, permission, rows, filter } of rooms.flatMap(({ exports = [] }) => exports)) {
      if (!permissions.has(permission)) continue
      const given = await filterOf(stage, filter)
      all.push({
        call: `export ${kind}`,
        ask: async () => JSON.stringify(await collected(rows(ctx, given))),
      })
    }
  }
  return all
}

/** The least that a filter asks for: nothing, or one thing within reach of each kind that it names. */
async function filterOf(stage: Stage, filter: Export['filter']): Promise<never> {
  const named: Record<string, string> = {}
  for (const [key, field] of Object.entries(filter.shape)) {
    const schema = field as z.ZodType
    const specimen = stage.specimens[String(schema.meta()?.['entity'])]
    if (specimen && !schema.safeParse(undefined).success)
      named[key] = await specimen.make(stage.sites.alpha.db, stage.accounts.lin, placeOf('lin', stage.units))
  }
  return filter.parse(named) as never
}

async function collected<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const row of rows) all.push(row)
  return all
}

async function answers(asked: readonly Question[]): Promise<string[]> {
  const bodies: string[] = []
  for (const { ask } of asked) bodies.push(await ask())
  return bodies
}

/** One of every kind that has a place, or that only whoever holds his rights everywhere may see. */
async function makeAll(stage: Stage, owner: 'lin' | 'mei') {
  const { db } = stage.sites.alpha
  const made = [{ what: 'a person', id: stage.accounts[owner] }]
  for (const [what, { make, reach }] of Object.entries(stage.specimens)) {
    if (reach !== 'unit' && reach !== 'whole') continue
    made.push({ what, id: await make(db, stage.accounts[owner], placeOf(owner, stage.units)) })
  }
  return made
}
