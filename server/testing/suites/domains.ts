import { appendFileSync } from 'node:fs'
import type { Endpoint } from '@lyceum/contract/kit'
import { rooms } from '../../app/rooms.ts'
import { callOf } from './finding.ts'

const names = rooms.map(({ name }) => name)
const domainOf = new Map(
  rooms.flatMap(({ name, routes }) => routes.map(({ endpoint }) => [callOf(endpoint), name])),
)

/** The domains whose calls are asked, from SUITE_DOMAINS; nothing means all of them. */
const chosen = (process.env['SUITE_DOMAINS'] ?? '').split(',').filter((name) => name !== '')
for (const name of chosen)
  if (!names.includes(name))
    throw new Error(`SUITE_DOMAINS names ${name}, which is none of: ${names.join(', ')}.`)

/** Whether a run asks the calls of a domain. */
export const isChosen = (domain: string) => chosen.length === 0 || chosen.includes(domain)

/** Whether a run asks a call; one of no domain, as those of the probe, is asked by every run. */
export const isAsked = (endpoint: Endpoint) => isChosen(domainOf.get(callOf(endpoint)) ?? chosen[0] ?? '')

/** For a line of figures: of which domains they are, where it is not of all. */
export const inDomains = chosen.length === 0 ? '' : ` in ${chosen.join(', ')}`

/** What the calls of each domain cost a suite, and what it costs whichever domains it asks. */
export class Costs {
  readonly #began = performance.now()
  readonly #ms = new Map<string, number>()
  readonly #calls = new Map<string, Set<string>>()
  /** The domains at work now; those at work at the same time share it. */
  readonly #working: string[] = []
  #countedTo = 0

  /** Counts the time of work for one call to its domain. */
  async of<T>(endpoint: Endpoint, work: () => Promise<T>): Promise<T> {
    return this.in(domainOf.get(callOf(endpoint)), callOf(endpoint), work)
  }

  /** Counts the time of work for a call or route to a domain; that of none is counted to no domain. */
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

  /** Appends a line for each domain to the file that SUITE_COSTS names; that of no domain has all the rest. */
  write(suite: string): void {
    const file = process.env['SUITE_COSTS']
    if (!file) return
    const all = [...this.#ms].map(([domain, ms]) => ({
      domain,
      calls: this.#calls.get(domain)?.size ?? 0,
      ms,
    }))
    const ms = performance.now() - this.#began - all.reduce((sum, one) => sum + one.ms, 0)
    for (const { ms: spent, ...rest } of [...all, { domain: '', calls: 0, ms }])
      appendFileSync(file, `${JSON.stringify({ suite, ...rest, seconds: Math.round(spent / 100) / 10 })}\n`)
  }
}
