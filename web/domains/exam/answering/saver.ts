import type { Sent } from './sheet.ts'

/** What a failed sending means: try again, wait for the invigilator, or stop for good. */
export type Setback = 'again' | 'paused' | 'over'

type Tools<Heard> = {
  readonly pending: () => readonly Sent[]
  readonly send: (sent: readonly Sent[]) => Promise<Heard>
  readonly onSent: (sent: readonly Sent[]) => void
  readonly onSaved: (sent: readonly Sent[], heard: Heard) => void
  readonly onSetback: (setback: Setback, error: unknown) => void
  readonly weigh: (error: unknown) => Setback
  readonly now: () => number
  /** Calls back later; the answer stops that. */
  readonly later: (ms: number, work: () => void) => () => void
}

const quietMs = 2000
const longestMs = 8000
/** With nothing to save, so often is asked whether the exam goes on and how much time is left. */
const beatMs = 30_000
const pausedMs = 5000
const backoffMs = [1000, 2000, 4000, 8000, 15_000]

/** Sends what changes on a paper, one sending at a time, until it is acknowledged. */
export class Saver<Heard> {
  readonly #tools: Tools<Heard>
  #cancel: () => void = () => undefined
  #sending: Promise<void> | undefined
  #firstAt: number | undefined
  #failures = 0
  #isStopped = false

  constructor(tools: Tools<Heard>) {
    this.#tools = tools
  }

  /** What was left over goes out at once; else the first sign of life is due after a while. */
  begin(): void {
    this.#schedule(this.#tools.pending().length > 0 ? 0 : beatMs)
  }

  /** Something was changed: it goes out a little after the last change, and not much after the first. */
  changed(): void {
    // After a failure the next try has its time already; haste would not mend the line.
    if (this.#failures > 0 || this.#sending) return
    const now = this.#tools.now()
    this.#firstAt ??= now
    this.#schedule(Math.max(0, Math.min(quietMs, this.#firstAt + longestMs - now)))
  }

  /** Sends now, what is pending or else a sign of life. Resolves when it has been answered, well or not. */
  flush(): Promise<void> {
    if (this.#isStopped) return this.#sending ?? Promise.resolve()
    this.#cancel()
    this.#sending ??= this.#deliver().finally(() => {
      this.#sending = undefined
    })
    return this.#sending
  }

  /** Sends nothing by itself until the next change or flush; resolves once nothing is on the way any more. */
  async hold(): Promise<void> {
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
      const heard = await send(sent)
      this.#failures = 0
      onSaved(sent, heard)
      this.#schedule(pending().length > 0 ? quietMs : beatMs)
    } catch (error) {
      this.#settle(error)
    }
  }

  #settle(error: unknown): void {
    const setback = this.#tools.weigh(error)
    if (setback === 'over') this.#isStopped = true
    else this.#schedule(setback === 'paused' ? pausedMs : (backoffMs[this.#failures] ?? 15_000))
    this.#failures += 1
    this.#tools.onSetback(setback, error)
  }
}
