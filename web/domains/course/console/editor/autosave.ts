/** The state of the typed content: saved, waiting for a pause, being sent, failed, or overtaken by another user's save. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'overtaken'

type Parts<T> = {
  readonly send: (value: T) => Promise<void>
  /** Whether an error means that somebody else has saved meanwhile. */
  readonly isOvertaken: (error: unknown) => boolean
  readonly wait: (ms: number) => Promise<void>
  readonly onState: (state: SaveState) => void
}

/** Saves after this pause in typing; continuous typing is saved after a number of such pauses. */
const restMs = 800
const mostRests = 5

/**
 * Saves the typed content after a pause: one save at a time, always the latest. After an error nothing is sent until
 * the author decides how to continue; nothing typed is lost meanwhile.
 */
export class Autosave<T> {
  readonly #parts: Parts<T>
  #pending: { readonly value: T } | undefined
  #running: Promise<void> | undefined
  #isHeld = false
  #isHurried = false
  #wake = (): void => {}

  constructor(parts: Parts<T>) {
    this.#parts = parts
  }

  change(value: T): void {
    this.#pending = { value }
    if (this.#isHeld) return
    this.#parts.onState('waiting')
    this.#running ??= this.#run()
  }

  /** Sends pending content at once; resolves when it is saved or has failed. */
  async flush(): Promise<void> {
    this.#isHurried = true
    this.#wake()
    await this.#running
    this.#isHurried = false
  }

  /** Continues after an error, with the latest content. */
  async goOn(): Promise<void> {
    this.#isHeld = false
    if (!this.#pending) return this.#parts.onState('saved')
    this.#running ??= this.#run()
    return this.#running
  }

  /** Discards unsaved content. */
  drop(): void {
    this.#pending = undefined
    this.#isHeld = false
    this.#parts.onState('saved')
  }

  async #run(): Promise<void> {
    while (this.#pending && !this.#isHeld) {
      await this.#rested()
      await this.#sendNewest()
    }
    this.#running = undefined
    this.#isHurried = false
    if (!this.#isHeld) this.#parts.onState('saved')
  }

  async #rested(): Promise<void> {
    for (let rests = 0; rests < mostRests && !this.#isHurried; rests += 1) {
      const seen = this.#pending
      const woken = new Promise<void>((resolve) => {
        this.#wake = resolve
      })
      await Promise.race([this.#parts.wait(restMs), woken])
      if (seen === this.#pending) return
    }
  }

  async #sendNewest(): Promise<void> {
    const sent = this.#pending
    if (!sent) return
    this.#pending = undefined
    this.#parts.onState('saving')
    try {
      await this.#parts.send(sent.value)
    } catch (error) {
      this.#pending ??= sent
      this.#isHeld = true
      this.#parts.onState(this.#parts.isOvertaken(error) ? 'overtaken' : 'failed')
    }
  }
}
