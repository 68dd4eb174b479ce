import type { Endpoint } from '@lyceum/contract/kit'

/** One thing that is not as the contract says: which call, what was seen, and where useful what had been sent. */
export type Finding = { readonly call: string; readonly what: string; readonly sent?: string }

export const callOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

/** Collects findings; the same sentence about the same call is kept once, and no call fills the page. */
export class Findings {
  readonly #byCall = new Map<string, Map<string, Finding>>()

  add(call: string, what: string, sent?: string): void {
    const known = this.#byCall.get(call) ?? new Map<string, Finding>()
    this.#byCall.set(call, known)
    if (known.size < perCall && !known.has(what)) known.set(what, { call, what, ...(sent ? { sent } : {}) })
  }

  /** Everything found so far; the next question starts anew. */
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
