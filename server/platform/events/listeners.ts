import type { Parts } from '../parts.ts'

/** The handlers of each event; filled by the composition root from the domains. */
export type Listeners = ReadonlyMap<string, readonly string[]>

const known = new WeakMap<Parts, Listeners>()

/** Stored by the parts of the process, for events that a group commit publishes without a single caller. */
export function rememberListeners(parts: Parts, listeners: Listeners): void {
  known.set(parts, listeners)
}

export const listenersTo = (parts: Parts, eventName: string): readonly string[] =>
  known.get(parts)?.get(eventName) ?? []
