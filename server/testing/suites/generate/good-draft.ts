import type { Endpoint } from '@lyceum/contract/kit'
import { type Draft, drafts, filled, marksIn } from './draft.ts'
import { mayCall, type Principal } from '../env/principals.ts'
import type { TestEnv } from '../env/test-env.ts'

export type GoodDraft = { readonly draft: Draft; readonly status: number; readonly principal: Principal }

/** An input with which an allowed caller gets 200, or else the last one tried. */
export async function goodDraft(testEnv: TestEnv, endpoint: Endpoint): Promise<GoodDraft | undefined> {
  const principal = allowedCaller(testEnv, endpoint)
  let last: GoodDraft | undefined
  for (const draft of tried(endpoint)) {
    const { statusCode } = await testEnv.call(principal, endpoint, {
      draft: await ownDraft(testEnv, principal, draft),
    })
    if (endpoint.kind === 'write') await testEnv.revive()
    last = { draft, status: statusCode, principal }
    if (statusCode === 200) return last
  }
  return last
}

/** Generated lazily, because the first one mostly works. */
function* tried(endpoint: Endpoint): Iterable<Draft> {
  yield* drafts(endpoint, 'full', 1)
  yield* drafts(endpoint, 'full', 6).slice(1)
  yield* drafts(endpoint, 'any', 6)
}

/** The first person of the first site who may call: learners come before people with a role. */
export function allowedCaller(testEnv: TestEnv, endpoint: Endpoint): Principal {
  const found = testEnv.principals.find(
    (principal) => principal.person !== undefined && mayCall(endpoint, principal),
  )
  if (!found) throw new Error(`Nobody may call ${endpoint.method} ${endpoint.path}.`)
  return found
}

/** A draft with new things of the caller's own. */
export async function ownDraft(testEnv: TestEnv, { person }: Principal, draft: Draft): Promise<Draft> {
  const ids = await testEnv.ids.idsFor(marksIn(draft), person ? { of: person } : 'missing', true)
  return filled(draft, ({ index }) => ids[index] ?? '1')
}
