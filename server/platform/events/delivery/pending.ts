import type { NamedHandler } from './deliver-batch.ts'

export const largestBatch = 500

/** Events that wait for one handler on one site. */
export type Waiting = {
  readonly siteId: number
  readonly handler: NamedHandler
  /** No event before this position waits. */
  since: number
  /** The first event that was found while a batch was running. */
  foundMeanwhile: number | undefined
  isRunning: boolean
  /** Milliseconds; it rests until then. */
  notBefore: number
  /** How many events the next batch may have. */
  limit: number
  failures: number
}

type Found = Pick<Waiting, 'siteId' | 'handler'> & { readonly position: number }

/** Which handlers have events waiting, on which sites. Sites take turns, and so do the handlers of a site. */
export class Pending {
  readonly #sites = new Map<number, Map<string, Waiting>>()
  readonly #mostPerSite: number

  constructor(mostPerSite: number) {
    this.#mostPerSite = mostPerSite
  }

  get isEmpty(): boolean {
    return this.#sites.size === 0
  }

  add({ siteId, handler, position }: Found): void {
    const ofSite = this.#sites.get(siteId) ?? new Map<string, Waiting>()
    this.#sites.set(siteId, ofSite)
    const known = ofSite.get(handler.name)
    if (known?.isRunning) known.foundMeanwhile = Math.min(known.foundMeanwhile ?? position, position)
    else if (known) known.since = Math.min(known.since, position)
    else ofSite.set(handler.name, { ...fresh, siteId, handler, since: position })
  }

  /** The next that may run; it counts as running until it is put back. */
  take(nowMs: number): Waiting | undefined {
    for (const [siteId, ofSite] of this.#sites) {
      const all = [...ofSite.values()]
      if (all.filter(({ isRunning }) => isRunning).length >= this.#mostPerSite) continue
      const next = all.find(({ isRunning, notBefore }) => !isRunning && notBefore <= nowMs)
      if (!next) continue
      next.isRunning = true
      next.foundMeanwhile = undefined
      toEnd(this.#sites, siteId, ofSite)
      toEnd(ofSite, next.handler.name, next)
      return next
    }
    return undefined
  }

  /** Its batch is over; without events left it is forgotten, unless some were found meanwhile. */
  putBack(waiting: Waiting, isDone: boolean): void {
    const { siteId, handler, foundMeanwhile } = waiting
    waiting.isRunning = false
    if (!isDone) return
    if (foundMeanwhile !== undefined) {
      waiting.since = foundMeanwhile
      return
    }
    const ofSite = this.#sites.get(siteId)
    ofSite?.delete(handler.name)
    if (ofSite?.size === 0) this.#sites.delete(siteId)
  }

  /** The position before which nothing waits. */
  oldest(): number | undefined {
    const all = [...this.#sites.values()].flatMap((ofSite) => [...ofSite.values()])
    if (all.length === 0) return undefined
    return all.reduce((least, { since }) => Math.min(least, since), Number.POSITIVE_INFINITY)
  }
}

const fresh = {
  foundMeanwhile: undefined,
  isRunning: false,
  notBefore: 0,
  limit: largestBatch,
  failures: 0,
}

function toEnd<K, V>(map: Map<K, V>, key: K, value: V): void {
  map.delete(key)
  map.set(key, value)
}
