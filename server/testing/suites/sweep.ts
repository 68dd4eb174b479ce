import type { Endpoint } from '@lyceum/contract/kit'
import { drafts, marksIn } from './draft.ts'
import type { Finding } from './finding.ts'
import { ownDraft } from './good-draft.ts'
import { placeOf } from './ids.ts'
import { mayCall } from './principals.ts'
import type { Stage } from './stage.ts'

export type SweepReport = {
  readonly findings: readonly Finding[]
  readonly answers: number
  readonly marks: number
  /** Text columns without a mark: of bare words, or with rules that no mark meets. */
  readonly unmarked: readonly string[]
}

/**
 * Lets people of both sites use every call, marks every text that the database then holds, and asks every call as
 * everyone. The observer reads what comes back (INV-T01, INV-S11).
 */
export async function sweep(stage: Stage, endpoints: readonly Endpoint[]): Promise<SweepReport> {
  await populate(stage, endpoints)
  const unmarked = await stage.plantCanaries()
  stage.observed.take()
  let answers = 0
  for (const endpoint of endpoints) {
    const asked = [...drafts(endpoint, 'lean', 1), ...drafts(endpoint, 'full', 1)]
    for (const principal of stage.principals) {
      for (const draft of asked) {
        const own = await ownDraft(stage, principal, draft)
        await stage.ask(principal, endpoint, { draft: own })
        answers += 1
      }
      if (endpoint.kind === 'write' && mayCall(endpoint, principal)) await stage.revive()
    }
  }
  return { findings: stage.observed.take(), answers, marks: stage.canaries.size, unmarked }
}

/** Rows of every kind, of several people, on both sites. */
async function populate(stage: Stage, endpoints: readonly Endpoint[]): Promise<void> {
  for (const name of ['lin', 'mei', 'admin', 'stranger', 'foreignAdmin'] as const) {
    const principal = stage.principal(name)
    const { db } = stage.sites[principal.site]
    for (const { make } of Object.values(stage.specimens))
      await make(db, stage.accounts[name], placeOf(name, stage.units))
    for (const endpoint of endpoints) {
      if (endpoint.kind !== 'write' || !mayCall(endpoint, principal)) continue
      for (const draft of drafts(endpoint, 'any', 4)) {
        await stage.ask(principal, endpoint, {
          draft: marksIn(draft).length > 0 ? await ownDraft(stage, principal, draft) : draft,
        })
      }
    }
    await stage.revive()
  }
}
