import { reportScreenCut, saveAnswers, type startAttempt, submitAttempt } from '@lyceum/contract/exam'
import type { Result } from '@lyceum/contract/kit'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { call } from '#lib/api'
import { type Clock, heardClock, movedSeconds } from './clock.ts'
import type { Cut } from './cut-watch.ts'
import type { Journal } from './journal.ts'
import { Saver } from './saver.ts'
import { haltOf, setbackOf, type Halt } from './setback.ts'
import { type Act, actOn, entryOf, pendingOf, type Sent, type Sheet } from './sheet.ts'

export type Running = Result<typeof startAttempt>
export type Receipt = Result<typeof submitAttempt>

/** Everything that the page of an attempt shows beside the paper itself. */
export type DeskState = {
  readonly sheet: Sheet
  readonly clock: Clock
  /** When the server last acknowledged everything; undefined: not yet. */
  readonly savedAt: number | undefined
  /** The line is broken; what is written stays on this device. */
  readonly isAway: boolean
  /** Whether this browser keeps a journal at all. */
  readonly isKept: boolean
  readonly halt: Halt | undefined
  /** Seconds that were added since the page was opened. */
  readonly gained: number
  /** The last that was heard of the time is that some was taken back. */
  readonly isShortened: boolean
  readonly remainingCuts: number | null
  /** The screen was left, and nobody has closed the warning yet. */
  readonly isWarned: boolean
  /** At the end of the time it is handed in by itself, and tried until it is through. */
  readonly handing: 'no' | 'working' | 'failed' | 'timeUp'
  readonly receipt: Receipt | undefined
}

type Opening = {
  readonly running: Running
  readonly sheet: Sheet
  readonly clock: Clock
  readonly journal: Journal
}

type Deed = Exclude<Act, { kind: 'sent' | 'saved' }>

const againMs = 3000
const later = (ms: number, work: () => void) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

/** One attempt in one window: keeps what is answered, here at once and at the server soon, and hands it in. */
export class Desk {
  readonly store: StoreApi<DeskState>
  readonly #window: Pick<Running, 'id' | 'generation'>
  readonly #journal: Journal
  readonly #saver: Saver<void>

  constructor({ running, sheet, clock, journal }: Opening) {
    this.#window = { id: running.id, generation: running.generation }
    this.#journal = journal
    this.store = createStore<DeskState>(() => ({
      sheet,
      clock,
      savedAt: undefined,
      isAway: false,
      isKept: true,
      halt: running.isPaused ? { kind: 'paused' } : undefined,
      gained: 0,
      isShortened: false,
      remainingCuts: running.remainingCuts,
      isWarned: false,
      handing: 'no',
      receipt: undefined,
    }))
    this.#saver = new Saver({
      pending: () => pendingOf(this.#now.sheet),
      onSent: (sent) => this.#turn({ kind: 'sent', sent }),
      send: (sent) => this.#send(sent),
      onSaved: (sent) => this.#noteSaved(sent),
      onSetback: (setback, error) =>
        this.#set(setback === 'again' ? { isAway: true } : { halt: haltOf(error) }),
      weigh: setbackOf,
      now: () => Date.now(),
      later,
    })
  }

  act(deed: Deed): void {
    const { halt, handing } = this.#now
    if (deed.kind === 'go') return this.#turn(deed)
    if (halt || handing === 'working' || handing === 'timeUp') return undefined
    this.#turn(deed)
    const { seq, value, isMarked } = entryOf(this.#now.sheet, deed.question)
    const written = this.#journal.write({ questionVersionId: deed.question, seq, value, isMarked })
    void written.then((isKept) => this.#set({ isKept }))
    return this.#saver.changed()
  }

  /** By hand it fails visibly and waits for another press; at the end of the time it tries until it is through. */
  async handIn(isAutomatic: boolean): Promise<void> {
    this.#set({ handing: isAutomatic ? 'timeUp' : 'working' })
    await this.#saver.hold()
    try {
      const { id, generation } = this.#window
      const answers = [...pendingOf(this.#now.sheet)]
      const receipt = await call(submitAttempt, { id, generation, answers, isAutomatic })
      this.#saver.stop()
      this.#set({ handing: 'no', receipt })
      await this.#journal.forget()
    } catch (error) {
      this.#failToHandIn(error, isAutomatic)
    }
  }

  /** Told until it is heard; the number it carries makes it count once. */
  async reportCut(cut: Cut): Promise<void> {
    try {
      const said = await call(reportScreenCut, { id: this.#window.id, ...cut })
      this.#set({ remainingCuts: said.remainingCuts, isWarned: said.isCounted && !said.isForced })
      if (said.isForced) this.#set({ halt: { kind: 'closed', code: said.code } })
    } catch (error) {
      const halt = haltOf(error)
      if (halt && halt.kind !== 'paused') this.#set({ halt })
      else if (setbackOf(error) !== 'over') later(againMs, () => void this.reportCut(cut))
    }
  }

  readonly closeWarning = (): void => this.#set({ isWarned: false })
  readonly closeFailure = (): void => this.#set({ handing: 'no' })

  begin(): void {
    this.#saver.begin()
  }

  /** Sends what is pending now, or asks how things stand: the line is back, the page is seen again. */
  flush(): Promise<void> {
    return this.#saver.flush()
  }

  /** The page is left: what is not saved yet lies in the journal. */
  rest(): Promise<void> {
    return this.#saver.hold()
  }

  get #now(): DeskState {
    return this.store.getState()
  }

  #set(change: Partial<DeskState>): void {
    this.store.setState(change)
  }

  #turn(act: Act): void {
    this.#set({ sheet: actOn(this.#now.sheet, act) })
  }

  async #send(sent: readonly Sent[]): Promise<void> {
    const sentAt = Date.now()
    const told = await call(saveAnswers, { ...this.#window, answers: [...sent] })
    const { clock: before, gained, isShortened } = this.#now
    const clock = heardClock(before, told, { sentAt, heardAt: Date.now() })
    const moved = movedSeconds(before, clock)
    this.#set({
      clock,
      gained: Math.max(0, gained + moved),
      isShortened: moved === 0 ? isShortened : moved < 0,
    })
  }

  #noteSaved(sent: readonly Sent[]): void {
    this.#turn({ kind: 'saved', sent })
    this.#set({ savedAt: Date.now(), isAway: false })
    // A pause is over when the server takes answers again.
    if (this.#now.halt?.kind === 'paused') this.#set({ halt: undefined })
  }

  #failToHandIn(error: unknown, isAutomatic: boolean): void {
    const halt = haltOf(error)
    if (!halt && isAutomatic) return void later(againMs, () => void this.handIn(true))
    this.#set({ handing: halt ? 'no' : 'failed', halt })
    if (halt && halt.kind !== 'paused') return this.#saver.stop()
    return void this.#saver.flush()
  }
}
