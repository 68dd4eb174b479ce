import type { Endpoint } from '@lyceum/contract/kit'
import { type Draft, drafts, filled, marksIn } from './draft.ts'
import { mayCall, type Principal } from './principals.ts'
import type { Stage } from './stage.ts'

export type GoodDraft = { readonly draft: Draft; readonly status: number; readonly principal: Principal }

/** An input with which an allowed caller gets 200, or failing that the last one tried. */
export async function goodDraft(stage: Stage, endpoint: Endpoint): Promise<GoodDraft | undefined> {
  const principal = allowedCaller(stage, endpoint)
  let last: GoodDraft | undefined
  for (const draft of tried(endpoint)) {
    const { statusCode } = await stage.ask(principal, endpoint, {
      draft: await ownDraft(stage, principal, draft),
    })
    if (endpoint.kind === 'write') await stage.revive()
    last = { draft, status: statusCode, principal }
    if (statusCode === 200) return last
  }
  return last
}

/** Drawn one after the other, for the first mostly does. */
function* tried(endpoint: Endpoint): Iterable<Draft> {
  yield* drafts(endpoint, 'full', 1)
  yield* drafts(endpoint, 'full', 6).slice(1)
  yield* drafts(endpoint, 'any', 6)
}

/** The first person of the first site whom the declaration lets call: learners come before those with a role. */
export function allowedCaller(stage: Stage, endpoint: Endpoint): Principal {
  const found = stage.principals.find((one) => one.person !== undefined && mayCall(endpoint, one))
  if (!found) throw new Error(`Nobody may call ${endpoint.method} ${endpoint.path}.`)
  return found
}

/** A draft with fresh things of the caller's own. */
export async function ownDraft(stage: Stage, { person }: Principal, draft: Draft): Promise<Draft> {
  const ids = await stage.ids.idsFor(marksIn(draft), person ? { of: person } : 'missing', true)
  return filled(draft, ({ index }) => ids[index] ?? '1')
}
