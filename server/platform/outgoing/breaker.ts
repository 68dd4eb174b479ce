import type { Log } from '../log.ts'
import type { Metrics } from '../process/metrics.ts'

/** The circuit is open: the other server was not called. */
export class CircuitOpen extends Error {
  readonly waitMs: number

  constructor(name: string, waitMs: number) {
    super(`${name} is not asked for the next ${Math.ceil(waitMs / 1000)} s`)
    this.waitMs = waitMs
  }
}

type BreakerOptions = {
  readonly name: string
  readonly log: Log
  readonly metrics: Pick<Metrics, 'circuits'>
  /** Whether an error means that the server does not work; the rejection of a single mail does not. */
  readonly isTrouble: (error: unknown) => boolean
  readonly failures?: number
  readonly openMs?: number
  readonly now?: () => number
}

/** Runs a call to another server, or rejects it at once with `CircuitOpen`. */
export type Breaker = <T>(call: () => Promise<T>) => Promise<T>

/**
 * A circuit breaker: after this many failures in a row the server is not called for half a minute, then one trial call is
 * made. If it works the circuit closes, if not the next half minute begins.
 */
export function breaker(options: BreakerOptions): Breaker {
  const { name, log, metrics, isTrouble, failures = 5, openMs = 30_000, now = Date.now } = options
  let inARow = 0
  let openUntil = 0
  let isTrying = false
  const fail = () => {
    inARow += 1
    if (inARow < failures) return
    openUntil = now() + openMs
    metrics.circuits.set({ circuit: name }, 1)
    log.warn({ circuit: name, failures: inARow, openMs }, 'circuit open')
  }
  const succeed = () => {
    if (inARow >= failures) log.info({ circuit: name }, 'circuit closed')
    inARow = 0
    metrics.circuits.set({ circuit: name }, 0)
  }
  return async (call) => {
    const isTrial = inARow >= failures
    if (isTrial && (isTrying || now() < openUntil))
      throw new CircuitOpen(name, Math.max(openUntil - now(), openMs / 10))
    isTrying = isTrial
    try {
      const answer = await call()
      succeed()
      return answer
    } catch (error) {
      if (isTrouble(error)) fail()
      else succeed()
      throw error
    } finally {
      if (isTrial) isTrying = false
    }
  }
}
