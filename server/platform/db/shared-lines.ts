import pg from 'pg'
import { dbErrorKind } from './error-kind.ts'

/** One connection of the shared lines, with the statements that were sent on it and have no answer yet. */
type Line = {
  readonly client: pg.Client
  readonly sent: Sent[]
  timer: NodeJS.Timeout | undefined
  isOpen: boolean
}

type Sent = {
  /** When nothing was before it any more. */
  firstAt: number
  /** Ends the wait without an answer. */
  readonly leave: () => void
}

export type LineOptions = {
  readonly most: number
  readonly makeClient: () => pg.Client
  /** How long a statement waits behind another before it leaves. */
  readonly behindMs?: number
  /** How long a statement may take; a pinned plan reads a page of rows, so a longer silence means a broken line. */
  readonly answerMs?: number
}

/** With more statements under way on a line, the pool is quicker. */
const mostSent = 64
/** A new line is opened when every other has this many statements under way. */
const busy = 4

/**
 * A few connections shared by all callers for short reads: statements are sent without waiting for the answer of the one
 * before. A statement that waits too long behind another leaves, and the caller sends it by the pool: reads can be repeated.
 */
export class SharedLines {
  readonly #lines = new Set<Line>()
  readonly #most: number
  readonly #makeClient: () => pg.Client
  readonly #behindMs: number
  readonly #answerMs: number
  #isClosed = false

  constructor({ most, makeClient, behindMs = 20, answerMs = 1000 }: LineOptions) {
    this.#most = most
    this.#makeClient = makeClient
    this.#behindMs = behindMs
    this.#answerMs = answerMs
  }

  /** The answer, or undefined if no line is free or the line gave none: then the caller uses the pool. */
  async run(text: string, values: readonly unknown[]): Promise<pg.QueryResult | undefined> {
    const line = this.#freest()
    return line && this.#send(line, text, values)
  }

  get opened(): number {
    return this.#lines.size
  }

  close(): void {
    this.#isClosed = true
    for (const line of this.#lines) this.#closeLine(line)
  }

  #freest(): Line | undefined {
    let best: Line | undefined
    for (const line of this.#lines)
      if (line.isOpen && line.sent.length < (best?.sent.length ?? mostSent)) best = line
    const isMoreWanted = best === undefined || best.sent.length >= busy
    if (isMoreWanted && this.#lines.size < this.#most && !this.#isClosed) this.#openLine()
    return best
  }

  #openLine(): void {
    const client = this.#makeClient()
    const line: Line = { client, sent: [], timer: undefined, isOpen: false }
    this.#lines.add(line)
    const end = () => this.#closeLine(line)
    client.on('error', end)
    client.on('end', end)
    client.connect().then(() => {
      line.isOpen = this.#lines.has(line)
    }, end)
  }

  /** All that is under way leaves; the next statement opens a new line. */
  #closeLine(line: Line): void {
    line.isOpen = false
    if (!this.#lines.delete(line)) return
    clearTimeout(line.timer)
    for (const { leave } of line.sent.splice(0)) leave()
    line.client.end().catch(() => undefined)
  }

  #send(line: Line, text: string, values: readonly unknown[]): Promise<pg.QueryResult | undefined> {
    const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult | undefined>()
    const entry: Sent = { firstAt: performance.now(), leave: () => resolve(undefined) }
    line.sent.push(entry)
    line.timer ??= setTimeout(() => this.#check(line), this.#behindMs)
    line.client.query(text, [...values]).then(
      (result) => {
        answered(line, entry)
        resolve(result)
      },
      (error: unknown) => {
        answered(line, entry)
        // Rejected by the database itself, or the line broke: then the pool finds out more.
        if (error instanceof pg.DatabaseError && dbErrorKind(error) === undefined) reject(error)
        else resolve(undefined)
      },
    )
    return promise
  }

  /** After the answers that have already arrived were read: a busy process must not take its own delay for the database's. */
  #check(line: Line): void {
    setImmediate(() => {
      line.timer = undefined
      const [first, ...behind] = line.sent
      if (!first || !this.#lines.has(line)) return
      const waitedMs = performance.now() - first.firstAt
      if (waitedMs >= this.#answerMs) return this.#closeLine(line)
      if (waitedMs >= this.#behindMs) {
        // The line takes nothing more until the slow statement is answered.
        line.isOpen = false
        for (const { leave } of behind) leave()
        line.sent.splice(1)
      }
      line.timer = setTimeout(() => this.#check(line), this.#behindMs)
    })
  }
}

function answered(line: Line, entry: Sent): void {
  const place = line.sent.indexOf(entry)
  if (place !== 0) {
    if (place > 0) line.sent.splice(place, 1)
    return
  }
  line.sent.shift()
  line.isOpen = true
  const [first] = line.sent
  if (first) first.firstAt = performance.now()
}
