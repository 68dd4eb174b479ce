import type { Endpoint } from '@lyceum/contract/kit'
import { headersOf, stamped } from './exchange.ts'
import { outgoing } from './outgoing.ts'

type Answers = Map<string, Promise<Response>>

/** The two scripts of a page share nothing but the global object. */
const page = globalThis as { earlyAnswers?: Answers }

/** Sends a call before the app has loaded, and stores the answer by the address without its timestamp. */
export function askEarly(endpoint: Endpoint, args?: Readonly<Record<string, unknown>>): void {
  const { address } = outgoing(endpoint, args)
  const headers = headersOf(undefined, undefined)
  const answer = fetch(stamped(address, Date.now()), { headers, credentials: 'same-origin' })
  page.earlyAnswers ??= new Map()
  page.earlyAnswers.set(address, answer)
  // Read to its end even if unused: a half-read answer blocks its connection. Whoever takes it gets
  // the error; if nobody does, it is ignored.
  answer.then((response) => response.clone().arrayBuffer()).catch(() => undefined)
}

/** Returns the early answer if there is one, else sends a request. An early answer is given once, and none after a change. */
export function fetchOrTake(address: string, init: RequestInit = {}): Promise<Response> {
  if (init.method !== 'GET') page.earlyAnswers?.clear()
  const bare = address.replace(/[?&]t=\d+$/, '')
  const early = page.earlyAnswers?.get(bare)
  page.earlyAnswers?.delete(bare)
  if (!early) return fetch(address, init)
  return Promise.race([early, whenAborted(init.signal ?? undefined)])
}

/** Rejects on abort, as a request does. */
const whenAborted = (signal: AbortSignal | undefined) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')), { once: true })
  })
