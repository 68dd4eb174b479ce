import type { Attempt } from '../crash/history.ts'

type Answered = Pick<Attempt, 'sent' | 'done' | 'status'>

/** An answer that took longer is no normal one. */
const slowMs = 3000

/** What the callers of each lane saw, as it happens. */
export class Lanes {
  readonly #seen: Answered[][]

  constructor(count: number) {
    this.#seen = Array.from({ length: count }, () => [])
  }

  note(lane: number, attempt: Answered): void {
    this.#seen[lane]?.push(attempt)
  }

  /** Whether everybody has had a normal answer to something that was sent after this moment, and nobody another since. */
  isCalm(at: number): boolean {
    const last = this.#lastTrouble(at)
    return this.#seen.every((lane) => lane.some((one) => isNormal(one) && one.sent > Math.max(at, last)))
  }

  /** How long after this moment somebody last had no answer, a slow one or a refusal. */
  troubledMs(at: number): number {
    return Math.round(Math.max(0, this.#lastTrouble(at) - at))
  }

  #lastTrouble(at: number): number {
    const troubled = this.#seen.flat().filter((one) => one.done > at && !isNormal(one))
    return troubled.reduce((latest, { done }) => Math.max(latest, done), 0)
  }
}

const isNormal = ({ sent, done, status }: Answered) => status === 200 && done - sent < slowMs
