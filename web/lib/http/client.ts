import type { Endpoint } from '@lyceum/contract/kit'
import { outgoing } from './outgoing.ts'
import { makeReads } from './reads.ts'
import type { Tools } from './tools.ts'
import { makeWrites } from './writes.ts'

export type Send = (
  endpoint: Endpoint,
  args?: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
) => Promise<unknown>

/** Reads that several parts of a page make at once, each about another person: duplicates do not cancel them. */
const exempt = ['/app/api/trainee/my/detail', '/app/api/trainee/my/userDetail/:id']

/** The HTTP client: every call of every page goes through it. */
export function makeClient(tools: Tools): Send {
  const read = makeReads(tools)
  const write = makeWrites(tools)

  return async (endpoint, args, signal) => {
    const call = outgoing(endpoint, args)
    // A hot write is the page's own heartbeat: nobody waits for it.
    const end = endpoint.hot ? () => undefined : tools.begin()
    try {
      if (endpoint.kind === 'write') return await write(call)
      return await read(call, { signal, isExempt: exempt.includes(endpoint.path) })
    } finally {
      end()
    }
  }
}
