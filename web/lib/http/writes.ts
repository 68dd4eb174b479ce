import { exchange } from './exchange.ts'
import type { Outgoing } from './outgoing.ts'
import { isOpen, retrying } from './retry.ts'
import type { Tools } from './tools.ts'

/**
 * Sends writes. None is ever aborted: a duplicate joins the pending one (D13). A write keeps its key until the server has
 * answered, so that pressing the button again after a lost answer cannot repeat the action (D14).
 */
export function makeWrites(tools: Tools) {
  const keys = new Map<string, string>()
  const pending = new Map<string, Promise<unknown>>()

  async function sendOnce(call: Outgoing, name: string, key: string): Promise<unknown> {
    const { signal } = new AbortController()
    try {
      const result = await retrying(() => exchange(tools, call, { signal, key }), tools.wait)
      keys.delete(name)
      return result
    } catch (error) {
      if (!isOpen(error)) keys.delete(name)
      throw error
    } finally {
      pending.delete(key)
    }
  }

  return (call: Outgoing): Promise<unknown> => {
    const name = `${call.method} ${call.address} ${call.body ?? ''}`
    const key = keys.get(name) ?? tools.newKey()
    keys.set(name, key)
    const sent = pending.get(key) ?? sendOnce(call, name, key)
    pending.set(key, sent)
    return sent
  }
}
