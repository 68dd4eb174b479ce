import type { Args, Endpoint, Result } from '@lyceum/contract/kit'
import { type Outgoing, outgoing } from './outgoing.ts'

/** Makes a call without a request; undefined if it is refused or fails. */
export type Ask = (call: Outgoing) => Promise<unknown>

/** One call of the contract; the server that answers has checked the answer. */
export async function askFor<E extends Endpoint>(
  ask: Ask,
  endpoint: E,
  args: Partial<Args<E>> = {},
): Promise<Result<E> | undefined> {
  return (await ask(outgoing(endpoint, args))) as Result<E> | undefined
}
