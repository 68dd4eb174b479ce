import { exchange } from './exchange.ts'
import type { Outgoing } from './outgoing.ts'
import { retrying } from './retry.ts'
import type { Tools } from './tools.ts'

type ReadOptions = { readonly signal: AbortSignal | undefined; readonly isExempt: boolean }

/** Sends reads. A newer one with the same method and address, ignoring `t`, cancels the previous one. */
export function makeReads(tools: Tools) {
  const pending = new Map<string, AbortController>()

  return async (call: Outgoing, { signal, isExempt }: ReadOptions): Promise<unknown> => {
    const name = `${call.method} ${call.address}`
    const self = new AbortController()
    if (!isExempt) {
      pending.get(name)?.abort()
      pending.set(name, self)
    }
    const either = signal ? AbortSignal.any([signal, self.signal]) : self.signal
    try {
      return await retrying(() => exchange(tools, call, { signal: either }), tools.wait)
    } finally {
      if (pending.get(name) === self) pending.delete(name)
    }
  }
}
