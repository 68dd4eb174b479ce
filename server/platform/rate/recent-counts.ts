import { Recent } from '../recent.ts'

/** Counts that this process keeps for itself. A limit that is still being hit is never reset. */
export class RecentCounts {
  readonly #counts: Recent<number>

  constructor(most: number) {
    this.#counts = new Recent(most)
  }

  get(key: string): number | undefined {
    return this.#counts.get(key)
  }

  /** Adds to a count and answers what it is now; never below zero. */
  add(key: string, calls: number): number {
    const total = Math.max(0, (this.#counts.get(key) ?? 0) + calls)
    this.#counts.set(key, total)
    return total
  }

  /** Others have counted more under this key than this process knew. */
  raise(key: string, total: number): void {
    if (total > (this.#counts.get(key) ?? 0)) this.#counts.set(key, total)
  }
}
