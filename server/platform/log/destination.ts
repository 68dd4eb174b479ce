import { write, writeSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

type Options = {
  readonly fd: number
  /** Called with the number of lost lines, each time some are lost. */
  readonly onDrop: (lines: number) => void
}

export type LogDestination = {
  readonly write: (line: string) => void
  /** Calls back when everything is written, or after a second. */
  readonly flush: (done?: () => void) => void
  /** Writes the rest synchronously, for a second at most. */
  readonly flushSync: () => void
}

/** The buffer limit: a stuck reader costs lines, not the process. */
const maxBufferedBytes = 1_000_000
const flushMs = 1000
const busyMs = 100

/**
 * Where log lines go. A node keeps serving if its log cannot be written: lines that a full volume or a stuck reader does
 * not take are dropped and counted, and the first line after that says how many there were.
 */
export function openLogDestination({ fd, onDrop }: Options): LogDestination {
  const lines = new Lines(fd, onDrop)
  process.on('exit', () => lines.flushSync())
  return {
    write: (line) => lines.add(line),
    flush: (done) => lines.flush(done),
    flushSync: () => lines.flushSync(),
  }
}

class Lines {
  readonly #fd: number
  readonly #onDrop: (lines: number) => void
  #held = ''
  /** Handed to the operating system, outcome unknown so far. */
  #under: Buffer | undefined
  #underSince = 0
  #dropped = 0
  /** Whether the last write ended in the middle of a line. */
  #isTorn = false
  readonly #waiting: (() => void)[] = []

  constructor(fd: number, onDrop: (lines: number) => void) {
    this.#fd = fd
    this.#onDrop = onDrop
  }

  add(line: string): void {
    if (this.#held.length + line.length > maxBufferedBytes) return this.#drop(1)
    this.#held += line
    if (!this.#under) this.#begin()
  }

  flush(done?: () => void): void {
    if (!this.#under) return done?.()
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.push(resolve)
    void Promise.race([promise, pause(flushMs)]).then(done)
  }

  flushSync(): void {
    const end = performance.now() + flushMs
    // A write that takes this long is stuck, and a synchronous one would be stuck as well.
    if (this.#under && performance.now() - this.#underSince > flushMs) return
    let left = Buffer.from(this.#take())
    while (left.length > 0 && performance.now() < end) {
      try {
        left = left.subarray(writeSync(this.#fd, left))
      } catch (error) {
        if (!isBusy(error)) break
        Atomics.wait(pauseOn, 0, 0, busyMs)
      }
    }
    if (left.length > 0) this.#drop(linesIn(left))
  }

  #begin(): void {
    this.#under = Buffer.from(this.#take())
    this.#underSince = performance.now()
    this.#write(this.#under)
  }

  #write(bytes: Buffer): void {
    write(this.#fd, bytes, (error, written) => {
      if (isBusy(error)) return void setTimeout(() => this.#write(bytes), busyMs)
      if (error) {
        this.#isTorn = bytes !== this.#under
        this.#drop(linesIn(bytes))
      } else if (written < bytes.length) return this.#write(bytes.subarray(written))
      else this.#tell()
      this.#under = undefined
      if (this.#held !== '') this.#begin()
      else for (const resolve of this.#waiting.splice(0)) resolve()
    })
  }

  #take(): string {
    const taken = this.#isTorn ? `\n${this.#held}` : this.#held
    this.#held = ''
    this.#isTorn = false
    return taken
  }

  #drop(count: number): void {
    this.#dropped += count
    this.#onDrop(count)
  }

  /** Writes a line with the number of lost lines. */
  #tell(): void {
    if (this.#dropped === 0) return
    const line = { level: 40, time: Date.now(), dropped: this.#dropped, msg: 'log lines were dropped' }
    this.#dropped = 0
    this.#held = `${JSON.stringify(line)}\n${this.#held}`
  }
}

const pauseOn = new Int32Array(new SharedArrayBuffer(4))

const linesIn = (bytes: Buffer) => bytes.toString().split('\n').length - 1

/** The other end of a pipe is slow, which passes. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EAGAIN' || error.code === 'EBUSY')
