import { Connection } from '../load/connection.ts'

export type Times = { readonly calls: number; readonly p50: number; readonly p99: number }

type Pace = {
  readonly port: number
  readonly connections: number
  /** Pause of each connection after an answer. */
  readonly everyMs: number
  readonly request: (n: number) => string
}

/** Sends calls at a fixed rate while the work runs; returns their latencies. */
export async function paced<T>(
  { port, connections, everyMs, request }: Pace,
  during: () => Promise<T>,
): Promise<{ times: Times; result: T }> {
  const took: number[] = []
  const course = { isOver: false }
  const runConnection = async (number: number) => {
    const line = new Connection(port)
    for (let n = number; !course.isOver; n += connections) {
      const sent = performance.now()
      const { status, body } = await line.send(request(n))
      if (status !== 200) throw new Error(`a call was rejected: ${body}`)
      took.push(performance.now() - sent)
      await new Promise((resolve) => setTimeout(resolve, everyMs))
    }
    line.close()
  }
  const all = Promise.all(Array.from({ length: connections }, (_, number) => runConnection(number)))
  const result = await during()
  course.isOver = true
  await all
  return { times: timesOf(took), result }
}

export function timesOf(took: readonly number[]): Times {
  const sorted = Float64Array.from(took).sort()
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
  return { calls: sorted.length, p50: at(0.5), p99: at(0.99) }
}
