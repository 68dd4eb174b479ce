import { LRUCache } from 'lru-cache'

/** Counts kept in this process. A limit in use is never reset. */
export class RecentCounts {
  readonly #counts: LRUCache<string, number>

  constructor(most: number) {
    // By size and not by `max`, which takes the memory of all counts at once.
    this.#counts = new LRUCache({ maxSize: most, sizeCalculation: () => 1 })
  }

  get(key: string): number | undefined {
    return this.#counts.get(key)
  }

  /** Adds to a count and returns it; never below zero. */
  add(key: string, calls: number): number {
    const total = Math.max(0, (this.#counts.get(key) ?? 0) + calls)
    this.#counts.set(key, total)
    return total
  }

  /** Raises a count to the total of all nodes. */
  raise(key: string, total: number): void {
    if (total > (this.#counts.get(key) ?? 0)) this.#counts.set(key, total)
  }
}
