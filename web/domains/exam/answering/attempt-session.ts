import { reportScreenCut, saveAnswers, type startAttempt, submitAttempt } from '@lyceum/contract/exam'
import type { Result } from '@lyceum/contract/kit'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { call } from '#lib/api'
import { type Clock, syncClock, movedSeconds } from './exam-clock.ts'
import type { ScreenCut } from './screen-cut-watch.ts'
import type { Journal } from './answer-journal.ts'
import { Saver } from './answer-saver.ts'
import { haltOf, setbackOf, type Halt } from './save-failure.ts'
import { type Act, actOn, entryOf, pendingOf, type Sent, type Sheet } from './answer-sheet.ts'

export type Running = Result<typeof startAttempt>
export type Receipt = Result<typeof submitAttempt>

/** The state of an attempt page apart from the paper itself. */
export type SessionState = {
  readonly sheet: Sheet
  readonly clock: Clock
  /** When the server last acknowledged everything; undefined: not yet. */
  readonly savedAt: number | undefined
  /** Offline; answers stay on this device. */
  readonly isAway: boolean
  /** Whether this browser can store a journal. */
  readonly isStored: boolean
  readonly halt: Halt | undefined
  /** Seconds added since the page was opened. */
  readonly gained: number
  /** Whether the last change removed time. */
  readonly isShortened: boolean
  readonly remainingCuts: number | null
  /** The screen was left and the warning has not been closed yet. */
  readonly isWarned: boolean
  /** At the deadline the paper is handed in automatically and retried until it succeeds. */
  readonly handing: 'no' | 'working' | 'failed' | 'timeUp'
  readonly receipt: Receipt | undefined
}

type Opening = {
  readonly running: Running
  readonly sheet: Sheet
  readonly clock: Clock
  readonly journal: Journal
}

type UserAction = Exclude<Act, { kind: 'sent' | 'saved' }>

const againMs = 3000
const later = (ms: number, work: () => void) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

/** One attempt in one window: stores answers locally at once and on the server soon, and hands in the paper. */
export class AttemptSession {
  readonly store: StoreApi<SessionState>
  readonly #window: Pick<Running, 'id' | 'generation'>
  readonly #journal: Journal
  readonly #saver: Saver<void>

  constructor({ running, sheet, clock, journal }: Opening) {
    this.#window = { id: running.id, generation: running.generation }
    this.#journal = journal
    this.store = createStore<SessionState>(() => ({
      sheet,
      clock,
      savedAt: undefined,
      isAway: false,
      isStored: true,
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
      classify: setbackOf,
      now: () => Date.now(),
      later,
    })
  }

  act(action: UserAction): void {
    const { halt, handing } = this.#now
    if (action.kind === 'go') return this.#turn(action)
    if (halt || handing === 'working' || handing === 'timeUp') return undefined
    this.#turn(action)
    const { seq, value, isMarked } = entryOf(this.#now.sheet, action.question)
    const written = this.#journal.write({ questionVersionId: action.question, seq, value, isMarked })
    void written.then((isStored) => this.#set({ isStored }))
    return this.#saver.changed()
  }

  /** A manual hand-in shows its failure and waits for another click; at the deadline it retries until it succeeds. */
  async handIn(isAutomatic: boolean): Promise<void> {
    this.#set({ handing: isAutomatic ? 'timeUp' : 'working' })
    await this.#saver.pause()
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

  /** Retried until acknowledged; the event id makes it count once. */
  async reportCut(screenCut: ScreenCut): Promise<void> {
    try {
      const answer = await call(reportScreenCut, { id: this.#window.id, ...screenCut })
      this.#set({ remainingCuts: answer.remainingCuts, isWarned: answer.isCounted && !answer.isForced })
      if (answer.isForced) this.#set({ halt: { kind: 'closed', code: answer.code } })
    } catch (error) {
      const halt = haltOf(error)
      if (halt && halt.kind !== 'paused') this.#set({ halt })
      else if (setbackOf(error) !== 'over') later(againMs, () => void this.reportCut(screenCut))
    }
  }

  readonly closeWarning = (): void => this.#set({ isWarned: false })
  readonly closeFailure = (): void => this.#set({ handing: 'no' })

  begin(): void {
    this.#saver.begin()
  }

  /** Sends pending answers now, or polls the state: after reconnecting or showing the page again. */
  flush(): Promise<void> {
    return this.#saver.flush()
  }

  /** The page is left: unsaved answers are in the journal. */
  rest(): Promise<void> {
    return this.#saver.pause()
  }

  get #now(): SessionState {
    return this.store.getState()
  }

  #set(change: Partial<SessionState>): void {
    this.store.setState(change)
  }

  #turn(act: Act): void {
    this.#set({ sheet: actOn(this.#now.sheet, act) })
  }

  async #send(sent: readonly Sent[]): Promise<void> {
    const sentAt = Date.now()
    const saved = await call(saveAnswers, { ...this.#window, answers: [...sent] })
    const { clock: before, gained, isShortened } = this.#now
    const clock = syncClock(before, saved, { sentAt, receivedAt: Date.now() })
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
    // A pause ends when the server accepts answers again.
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
