import type { Sent } from './answer-sheet.ts'

/** What a failed save means: retry, wait for the invigilator, or stop. */
export type Setback = 'again' | 'paused' | 'over'

type Tools<Answer> = {
  readonly pending: () => readonly Sent[]
  readonly send: (sent: readonly Sent[]) => Promise<Answer>
  readonly onSent: (sent: readonly Sent[]) => void
  readonly onSaved: (sent: readonly Sent[], answer: Answer) => void
  readonly onSetback: (setback: Setback, error: unknown) => void
  readonly classify: (error: unknown) => Setback
  readonly now: () => number
  /** Schedules a callback; the returned function cancels it. */
  readonly later: (ms: number, work: () => void) => () => void
}

const quietMs = 2000
const longestMs = 8000
/** With nothing to save, the state and the remaining time are polled at this interval. */
const heartbeatMs = 30_000
const pausedMs = 5000
const backoffMs = [1000, 2000, 4000, 8000, 15_000]

/** Sends changed answers, one request at a time, until they are acknowledged. */
export class Saver<Answer> {
  readonly #tools: Tools<Answer>
  #cancel: () => void = () => undefined
  #sending: Promise<void> | undefined
  #firstAt: number | undefined
  #failures = 0
  #isStopped = false

  constructor(tools: Tools<Answer>) {
    this.#tools = tools
  }

  /** Sends leftovers at once; otherwise schedules the first heartbeat. */
  begin(): void {
    this.#schedule(this.#tools.pending().length > 0 ? 0 : heartbeatMs)
  }

  /** Schedules a save shortly after the last change, and not much later than the first. */
  changed(): void {
    // After a failure the retry is already scheduled.
    if (this.#failures > 0 || this.#sending) return
    const now = this.#tools.now()
    this.#firstAt ??= now
    this.#schedule(Math.max(0, Math.min(quietMs, this.#firstAt + longestMs - now)))
  }

  /** Sends pending answers or a heartbeat now. Resolves when it has succeeded or failed. */
  flush(): Promise<void> {
    if (this.#isStopped) return this.#sending ?? Promise.resolve()
    this.#cancel()
    this.#sending ??= this.#deliver().finally(() => {
      this.#sending = undefined
    })
    return this.#sending
  }

  /** Sends nothing until the next change or flush; resolves when no request is in progress. */
  async pause(): Promise<void> {
    this.#cancel()
    await this.#sending
    this.#cancel()
  }

  stop(): void {
    this.#isStopped = true
    this.#cancel()
  }

  #schedule(ms: number): void {
    this.#cancel()
    if (!this.#isStopped) this.#cancel = this.#tools.later(ms, () => void this.flush())
  }

  async #deliver(): Promise<void> {
    const { pending, send, onSent, onSaved } = this.#tools
    const sent = pending()
    this.#firstAt = undefined
    onSent(sent)
    try {
      const answer = await send(sent)
      this.#failures = 0
      onSaved(sent, answer)
      this.#schedule(pending().length > 0 ? quietMs : heartbeatMs)
    } catch (error) {
      this.#settle(error)
    }
  }

  #settle(error: unknown): void {
    const setback = this.#tools.classify(error)
    if (setback === 'over') this.#isStopped = true
    else this.#schedule(setback === 'paused' ? pausedMs : (backoffMs[this.#failures] ?? 15_000))
    this.#failures += 1
    this.#tools.onSetback(setback, error)
  }
}
