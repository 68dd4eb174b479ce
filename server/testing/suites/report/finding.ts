import type { Endpoint } from '@lyceum/contract/kit'

/** A violation of the contract: which call, what was seen, and if useful what had been sent. */
export type Finding = { readonly call: string; readonly what: string; readonly sent?: string }

export const callOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

/** Collects findings; equal findings of a call are kept once, and their number per call is limited. */
export class Findings {
  readonly #byCall = new Map<string, Map<string, Finding>>()

  add(call: string, what: string, sent?: string): void {
    const known = this.#byCall.get(call) ?? new Map<string, Finding>()
    this.#byCall.set(call, known)
    if (known.size < perCall && !known.has(what)) known.set(what, { call, what, ...(sent ? { sent } : {}) })
  }

  /** Returns and clears all findings. */
  take(): Finding[] {
    const all = [...this.#byCall.values()].flatMap((known) => [...known.values()])
    this.#byCall.clear()
    return all
  }
}

const perCall = 12

/** Findings as lines, for a test that expects none. */
export const lines = (findings: readonly Finding[]) =>
  findings.map(({ call, what, sent }) => `${call}: ${what}${sent ? ` (${sent})` : ''}`)

/** The calls that findings name. */
export const callsIn = (findings: readonly Finding[]) => [...new Set(findings.map(({ call }) => call))].sort()
