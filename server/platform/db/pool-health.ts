/** Tracks since when a pool's queries get no answer. */
export class PoolHealth {
  #askedAt: number | undefined

  queryStarted(): void {
    this.#askedAt ??= performance.now()
  }

  /** Queries that still wait count from now on. */
  answered(isAnybodyWaiting: boolean): void {
    this.#askedAt = isAnybodyWaiting ? performance.now() : undefined
  }

  get unansweredMs(): number {
    return this.#askedAt === undefined ? 0 : performance.now() - this.#askedAt
  }
}
