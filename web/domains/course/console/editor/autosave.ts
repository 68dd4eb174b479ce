/** How it stands with what was typed: all safe, resting, on its way, refused for now, or overtaken by another's save. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'overtaken'

type Parts<T> = {
  readonly send: (value: T) => Promise<void>
  /** Whether a refusal means that somebody else has saved meanwhile. */
  readonly isOvertaken: (error: unknown) => boolean
  readonly wait: (ms: number) => Promise<void>
  readonly tell: (state: SaveState) => void
}

/** Typing rests this long before it is sent; who types on is saved all the same, after so many rests. */
const restMs = 800
const mostRests = 5

/**
 * Sends what is typed once it rests: one save at a time, always the newest. After a refusal nothing is sent until
 * somebody says how to go on, and nothing typed is lost meanwhile.
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
    this.#parts.tell('waiting')
    this.#running ??= this.#run()
  }

  /** Sends at once what waits; done when it is safe or was refused. */
  async flush(): Promise<void> {
    this.#isHurried = true
    this.#wake()
    await this.#running
    this.#isHurried = false
  }

  /** Goes on after a refusal, with what was typed last. */
  async goOn(): Promise<void> {
    this.#isHeld = false
    if (!this.#pending) return this.#parts.tell('saved')
    this.#running ??= this.#run()
    return this.#running
  }

  /** Gives up what is not saved. */
  drop(): void {
    this.#pending = undefined
    this.#isHeld = false
    this.#parts.tell('saved')
  }

  async #run(): Promise<void> {
    while (this.#pending && !this.#isHeld) {
      await this.#rested()
      await this.#sendNewest()
    }
    this.#running = undefined
    this.#isHurried = false
    if (!this.#isHeld) this.#parts.tell('saved')
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
    this.#parts.tell('saving')
    try {
      await this.#parts.send(sent.value)
    } catch (error) {
      this.#pending ??= sent
      this.#isHeld = true
      this.#parts.tell(this.#parts.isOvertaken(error) ? 'overtaken' : 'failed')
    }
  }
}
