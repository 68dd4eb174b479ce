/** Since when a pool is asked and gets no answer. */
export class Pulse {
  #askedAt: number | undefined

  asked(): void {
    this.#askedAt ??= performance.now()
  }

  /** Whoever still waits has been asking since now at the latest. */
  answered(isAnybodyWaiting: boolean): void {
    this.#askedAt = isAnybodyWaiting ? performance.now() : undefined
  }

  get unansweredMs(): number {
    return this.#askedAt === undefined ? 0 : performance.now() - this.#askedAt
  }
}
