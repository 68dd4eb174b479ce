import type { Parts } from './parts.ts'

/** Which reactions listen to a fact; filled by the composition root from the rooms. */
export type Listeners = ReadonlyMap<string, readonly string[]>

const known = new WeakMap<Parts, Listeners>()

/** Kept beside the parts of the process, for what is told by a group and not by one caller. */
export function rememberListeners(parts: Parts, listeners: Listeners): void {
  known.set(parts, listeners)
}

export const listenersTo = (parts: Parts, fact: string): readonly string[] =>
  known.get(parts)?.get(fact) ?? []
