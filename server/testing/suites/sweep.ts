import type { Endpoint } from '@lyceum/contract/kit'
import { type Draft, drafts, filled, marksIn } from './generate/draft.ts'
import type { Finding } from './report/finding.ts'
import { ownDraft } from './generate/good-draft.ts'
import { placeOf } from './generate/ids.ts'
import { mapConcurrently } from './env/concurrency.ts'
import { mayCall, type Principal } from './env/principals.ts'
import type { TestEnv } from './env/test-env.ts'
import { sourceOf } from './expectations.ts'

export type SweepReport = {
  readonly findings: readonly Finding[]
  readonly answers: number
  readonly marks: number
  /** Text columns without a mark: of bare words, or with constraints that no mark meets. */
  readonly unmarked: readonly string[]
}

/**
 * Lets people of both sites use every call, makes the fixtures that everyone will ask for, marks every text in the
 * database, and calls everything as everyone. The observer checks the answers (INV-T01, INV-S11).
 */
export async function sweep(testEnv: TestEnv, endpoints: readonly Endpoint[]): Promise<SweepReport> {
  await populate(testEnv, endpoints)
  const questions = await prepared(testEnv, endpoints)
  const unmarked = await testEnv.insertCanaries()
  testEnv.observed.take()
  for (const [endpoint, requests] of questions)
    await testEnv.costs.of(endpoint, () => askAll(testEnv, endpoint, requests))
  const answers = [...questions.values()].flat().length
  return { findings: testEnv.observed.take(), answers, marks: testEnv.canaries.size, unmarked }
}

type Question = {
  readonly principal: Principal
  readonly draft: Draft
  /** Whether it is a write that the caller may make. */
  readonly isLetThrough: boolean
}

/** Every call as everyone, with minimal and full input. Fixtures are made before the texts are marked. */
async function prepared(
  testEnv: TestEnv,
  endpoints: readonly Endpoint[],
): Promise<Map<Endpoint, readonly Question[]>> {
  const questions = new Map<Endpoint, readonly Question[]>()
  for (const endpoint of endpoints) {
    const open = [...drafts(endpoint, 'lean', 1), ...drafts(endpoint, 'full', 1)]
    const requests = testEnv.principals.flatMap((principal) => open.map((draft) => ({ principal, draft })))
    const made = await testEnv.costs.of(endpoint, () =>
      mapConcurrently(requests, async ({ principal, draft }) => {
        const isLetThrough = endpoint.kind === 'write' && mayCall(endpoint, principal)
        // Only an allowed write may use a thing up.
        const ids = await testEnv.ids.idsFor(marksIn(draft), sourceOf('own', principal), isLetThrough)
        return { principal, draft: filled(draft, ({ index }) => ids[index] ?? '1'), isLetThrough }
      }),
    )
    questions.set(endpoint, made)
  }
  return questions
}

/** An allowed write may end its caller's session, so those run one after the other. */
async function askAll(testEnv: TestEnv, endpoint: Endpoint, questions: readonly Question[]): Promise<void> {
  const send = ({ principal, draft }: Question) => testEnv.call(principal, endpoint, { draft })
  await mapConcurrently(
    questions.filter(({ isLetThrough }) => !isLetThrough),
    send,
  )
  for (const question of questions.filter(({ isLetThrough }) => isLetThrough)) {
    await send(question)
    await testEnv.revive()
  }
}

/** Rows of every kind, of several people, on both sites. */
async function populate(testEnv: TestEnv, endpoints: readonly Endpoint[]): Promise<void> {
  await mapConcurrently(['lin', 'mei', 'admin', 'stranger', 'foreignAdmin'] as const, async (name) => {
    const principal = testEnv.principal(name)
    const { db } = testEnv.sites[principal.site]
    for (const { make } of Object.values(testEnv.fixtures))
      await make(db, testEnv.accounts[name], placeOf(name, testEnv.units))
    for (const endpoint of endpoints) {
      if (endpoint.kind !== 'write' || !mayCall(endpoint, principal)) continue
      await testEnv.costs.of(endpoint, () => useCall(testEnv, endpoint, principal))
    }
  })
  await testEnv.revive()
}

async function useCall(testEnv: TestEnv, endpoint: Endpoint, principal: Principal): Promise<void> {
  for (const draft of drafts(endpoint, 'any', 4)) {
    await testEnv.call(principal, endpoint, {
      draft: marksIn(draft).length > 0 ? await ownDraft(testEnv, principal, draft) : draft,
    })
  }
}
