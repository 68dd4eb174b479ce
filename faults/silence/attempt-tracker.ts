import type { Attempt } from '../crash/history.ts'

type Answered = Pick<Attempt, 'sent' | 'done' | 'status'>

/** A slower answer does not count as normal. */
const slowMs = 3000

/** Records the attempts of each client as they happen. */
export class AttemptTracker {
  readonly #seen: Answered[][]

  constructor(count: number) {
    this.#seen = Array.from({ length: count }, () => [])
  }

  note(client: number, attempt: Answered): void {
    this.#seen[client]?.push(attempt)
  }

  /** Whether every client has had a normal answer to a request sent after this moment, and no bad one since. */
  isRecovered(at: number): boolean {
    const last = this.#lastTrouble(at)
    return this.#seen.every((client) =>
      client.some((attempt) => isNormal(attempt) && attempt.sent > Math.max(at, last)),
    )
  }

  /** How long after this moment a client last had no answer, a slow one or an error. */
  troubledMs(at: number): number {
    return Math.round(Math.max(0, this.#lastTrouble(at) - at))
  }

  #lastTrouble(at: number): number {
    const troubled = this.#seen.flat().filter((attempt) => attempt.done > at && !isNormal(attempt))
    return troubled.reduce((latest, { done }) => Math.max(latest, done), 0)
  }
}

const isNormal = ({ sent, done, status }: Answered) => status === 200 && done - sent < slowMs
