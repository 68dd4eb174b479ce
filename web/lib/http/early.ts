import type { Endpoint } from '@lyceum/contract/kit'
import { headersOf, stamped } from './exchange.ts'
import { outgoing } from './outgoing.ts'

type Answers = Map<string, Promise<Response>>

/** The two scripts of a page share nothing but the page itself. */
const page = globalThis as { earlyAnswers?: Answers }

/** Makes a call before the app itself has come, and keeps the answer by the address without its timestamp. */
export function askEarly(endpoint: Endpoint, args?: Readonly<Record<string, unknown>>): void {
  const { address } = outgoing(endpoint, args)
  const headers = headersOf(undefined, undefined)
  const answer = fetch(stamped(address, Date.now()), { headers, credentials: 'same-origin' })
  page.earlyAnswers ??= new Map()
  page.earlyAnswers.set(address, answer)
  // Read to its end although nobody may take it: an answer that is left half read holds its line. Whoever takes it
  // hears of a failure; if nobody does, nobody must.
  answer.then((one) => one.clone().arrayBuffer()).catch(() => undefined)
}

/** The answer that is already on its way, else a request. An early answer is given once, and none after a change. */
export function fetchOrTake(address: string, init: RequestInit = {}): Promise<Response> {
  if (init.method !== 'GET') page.earlyAnswers?.clear()
  const bare = address.replace(/[?&]t=\d+$/, '')
  const early = page.earlyAnswers?.get(bare)
  page.earlyAnswers?.delete(bare)
  if (!early) return fetch(address, init)
  return Promise.race([early, whenAborted(init.signal ?? undefined)])
}

/** Rejects when nobody waits for the answer any more, as a request does. */
const whenAborted = (signal: AbortSignal | undefined) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')), { once: true })
  })
