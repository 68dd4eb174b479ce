import type { Endpoint } from '@lyceum/contract/kit'
import { type Draft, drafts, filled, marksIn } from './draft.ts'
import type { Finding } from './finding.ts'
import { ownDraft } from './good-draft.ts'
import { placeOf } from './ids.ts'
import { mapInLanes } from './lanes.ts'
import { mayCall, type Principal } from './principals.ts'
import type { Stage } from './stage.ts'
import { sourceOf } from './verdict.ts'

export type SweepReport = {
  readonly findings: readonly Finding[]
  readonly answers: number
  readonly marks: number
  /** Text columns without a mark: of bare words, or with rules that no mark meets. */
  readonly unmarked: readonly string[]
}

/**
 * Lets people of both sites use every call, makes the things that everyone will ask for, marks every text that the
 * database then holds, and asks every call as everyone. The observer reads what comes back (INV-T01, INV-S11).
 */
export async function sweep(stage: Stage, endpoints: readonly Endpoint[]): Promise<SweepReport> {
  await populate(stage, endpoints)
  const questions = await prepared(stage, endpoints)
  const unmarked = await stage.plantCanaries()
  stage.observed.take()
  for (const [endpoint, asked] of questions)
    await stage.costs.of(endpoint, () => askAll(stage, endpoint, asked))
  const answers = [...questions.values()].flat().length
  return { findings: stage.observed.take(), answers, marks: stage.canaries.size, unmarked }
}

type Question = {
  readonly principal: Principal
  readonly draft: Draft
  /** Whether it is a write that the caller may make. */
  readonly isLetThrough: boolean
}

/** Every call as everyone, with as little and as much input as it takes. What is named exists before it is marked. */
async function prepared(
  stage: Stage,
  endpoints: readonly Endpoint[],
): Promise<Map<Endpoint, readonly Question[]>> {
  const questions = new Map<Endpoint, readonly Question[]>()
  for (const endpoint of endpoints) {
    const open = [...drafts(endpoint, 'lean', 1), ...drafts(endpoint, 'full', 1)]
    const asked = stage.principals.flatMap((principal) => open.map((draft) => ({ principal, draft })))
    const made = await stage.costs.of(endpoint, () =>
      mapInLanes(asked, async ({ principal, draft }) => {
        const isLetThrough = endpoint.kind === 'write' && mayCall(endpoint, principal)
        // Only a write that is let through may use a thing up.
        const ids = await stage.ids.idsFor(marksIn(draft), sourceOf('own', principal), isLetThrough)
        return { principal, draft: filled(draft, ({ index }) => ids[index] ?? '1'), isLetThrough }
      }),
    )
    questions.set(endpoint, made)
  }
  return questions
}

/** A write that is let through may end the session of who makes it: those are asked one after the other. */
async function askAll(stage: Stage, endpoint: Endpoint, questions: readonly Question[]): Promise<void> {
  const ask = ({ principal, draft }: Question) => stage.ask(principal, endpoint, { draft })
  await mapInLanes(
    questions.filter(({ isLetThrough }) => !isLetThrough),
    ask,
  )
  for (const question of questions.filter(({ isLetThrough }) => isLetThrough)) {
    await ask(question)
    await stage.revive()
  }
}

/** Rows of every kind, of several people, on both sites. */
async function populate(stage: Stage, endpoints: readonly Endpoint[]): Promise<void> {
  await mapInLanes(['lin', 'mei', 'admin', 'stranger', 'foreignAdmin'] as const, async (name) => {
    const principal = stage.principal(name)
    const { db } = stage.sites[principal.site]
    for (const { make } of Object.values(stage.specimens))
      await make(db, stage.accounts[name], placeOf(name, stage.units))
    for (const endpoint of endpoints) {
      if (endpoint.kind !== 'write' || !mayCall(endpoint, principal)) continue
      await stage.costs.of(endpoint, () => useCall(stage, endpoint, principal))
    }
  })
  await stage.revive()
}

async function useCall(stage: Stage, endpoint: Endpoint, principal: Principal): Promise<void> {
  for (const draft of drafts(endpoint, 'any', 4)) {
    await stage.ask(principal, endpoint, {
      draft: marksIn(draft).length > 0 ? await ownDraft(stage, principal, draft) : draft,
    })
  }
}
