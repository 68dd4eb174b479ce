import { setTimeout as pause } from 'node:timers/promises'
import { Connection, type Reply } from './connection.ts'

export type Outcome = { readonly reply: Reply } | { readonly error: Error }

/** One request, and what to do with its outcome. */
export type Shot = { readonly request: string; readonly settle?: (outcome: Outcome) => void }

type Drive = {
  /** The connections are distributed over these ports in turn. */
  readonly ports: readonly number[]
  readonly connections: number
  /** The n-th request of a connection; undefined ends that connection. */
  readonly next: (connection: number, n: number) => Shot | undefined
}

export type Driven = {
  readonly requests: number
  readonly seconds: number
  readonly statuses: Readonly<Record<string, number>>
  /** Socket errors by message. */
  readonly errors: Readonly<Record<string, number>>
  readonly p50: number
  readonly p99: number
}

/** Keeps every connection busy with one request at a time until `next` returns undefined, and reports the outcomes. */
export async function drive({ ports, connections, next }: Drive): Promise<Driven> {
  const tally = new Tally()
  const runConnection = async (connection: number) => {
    const line = new Connection(ports[connection % ports.length] ?? 0)
    for (let n = 0; ; n += 1) {
      const shot = next(connection, n)
      if (!shot) break
      const outcome = await tally.time(line, shot.request)
      shot.settle?.(outcome)
      // A refused connection fails at once: without a pause this loop would spin.
      if ('error' in outcome) await pause(20)
    }
    line.close()
  }
  await Promise.all(Array.from({ length: connections }, (_, connection) => runConnection(connection)))
  return tally.sum()
}

class Tally {
  readonly #begin = performance.now()
  readonly #latencies: number[] = []
  readonly #statuses: Record<string, number> = {}
  readonly #errors: Record<string, number> = {}

  async time(line: Connection, request: string): Promise<Outcome> {
    const sent = performance.now()
    try {
      const reply = await line.send(request)
      this.#latencies.push(performance.now() - sent)
      this.#statuses[reply.status] = (this.#statuses[reply.status] ?? 0) + 1
      return { reply }
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause))
      this.#errors[error.message] = (this.#errors[error.message] ?? 0) + 1
      return { error }
    }
  }

  sum(): Driven {
    const sorted = Float64Array.from(this.#latencies).sort()
    const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
    return {
      requests: sorted.length + Object.values(this.#errors).reduce((sum, count) => sum + count, 0),
      seconds: (performance.now() - this.#begin) / 1000,
      statuses: this.#statuses,
      errors: this.#errors,
      p50: at(0.5),
      p99: at(0.99),
    }
  }
}
