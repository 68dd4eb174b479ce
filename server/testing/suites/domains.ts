import { appendFileSync } from 'node:fs'
import type { Endpoint } from '@lyceum/contract/kit'
import { domains } from '../../app/domains.ts'
import { callOf } from './report/finding.ts'

const names = domains.map(({ name }) => name)
const domainOf = new Map(
  domains.flatMap(({ name, routes }) => routes.map(({ endpoint }) => [callOf(endpoint), name])),
)

/** The domains whose calls are tested, from SUITE_DOMAINS; empty means all. */
const chosen = (process.env['SUITE_DOMAINS'] ?? '').split(',').filter((name) => name !== '')
for (const name of chosen)
  if (!names.includes(name))
    throw new Error(`SUITE_DOMAINS names ${name}, which is none of: ${names.join(', ')}.`)

/** Whether a run tests the calls of a domain. */
export const isChosen = (domain: string) => chosen.length === 0 || chosen.includes(domain)

/** Whether a run tests a call; calls without a domain, like those of the probe, are always tested. */
export const isTested = (endpoint: Endpoint) => isChosen(domainOf.get(callOf(endpoint)) ?? chosen[0] ?? '')

/** For the printed lines: the tested domains, if not all. */
export const inDomains = chosen.length === 0 ? '' : ` in ${chosen.join(', ')}`

/** What the calls of each domain cost a suite, and its fixed cost. */
export class Costs {
  readonly #began = performance.now()
  readonly #ms = new Map<string, number>()
  readonly #calls = new Map<string, Set<string>>()
  /** The domains being tested now; concurrent ones share the time. */
  readonly #working: string[] = []
  #countedTo = 0

  /** Counts the duration of work for one call to its domain. */
  async of<T>(endpoint: Endpoint, work: () => Promise<T>): Promise<T> {
    return this.in(domainOf.get(callOf(endpoint)), callOf(endpoint), work)
  }

  /** Counts the duration of work for a call or route to a domain, if it has one. */
  async in<T>(domain: string | undefined, call: string, work: () => Promise<T>): Promise<T> {
    if (domain === undefined) return work()
    this.#calls.set(domain, (this.#calls.get(domain) ?? new Set()).add(call))
    this.#count()
    this.#working.push(domain)
    try {
      return await work()
    } finally {
      this.#count()
      this.#working.splice(this.#working.indexOf(domain), 1)
    }
  }

  #count(): void {
    const now = performance.now()
    const share = (now - this.#countedTo) / this.#working.length
    for (const domain of this.#working) this.#ms.set(domain, (this.#ms.get(domain) ?? 0) + share)
    this.#countedTo = now
  }

  /** Appends a line per domain to the file in SUITE_COSTS; the line without a domain has the rest. */
  write(suite: string): void {
    const file = process.env['SUITE_COSTS']
    if (!file) return
    const all = [...this.#ms].map(([domain, ms]) => ({
      domain,
      calls: this.#calls.get(domain)?.size ?? 0,
      ms,
    }))
    const ms = performance.now() - this.#began - all.reduce((sum, cost) => sum + cost.ms, 0)
    for (const { ms: spent, ...rest } of [...all, { domain: '', calls: 0, ms }])
      appendFileSync(file, `${JSON.stringify({ suite, ...rest, seconds: Math.round(spent / 100) / 10 })}\n`)
  }
}
