import { Connection } from '../load/connection.ts'

export type Times = { readonly calls: number; readonly p50: number; readonly p99: number }

type Pace = {
  readonly port: number
  readonly lanes: number
  /** How long each lane rests after an answer. */
  readonly everyMs: number
  readonly request: (n: number) => string
}

/** Calls at an even pace, as people do, while something else happens; and how long the calls took meanwhile. */
export async function paced<T>(
  { port, lanes, everyMs, request }: Pace,
  during: () => Promise<T>,
): Promise<{ times: Times; result: T }> {
  const took: number[] = []
  const course = { isOver: false }
  const lane = async (number: number) => {
    const line = new Connection(port)
    for (let n = number; !course.isOver; n += lanes) {
      const sent = performance.now()
      const { status, body } = await line.send(request(n))
      if (status !== 200) throw new Error(`a call was refused: ${body}`)
      took.push(performance.now() - sent)
      await new Promise((resolve) => setTimeout(resolve, everyMs))
    }
    line.close()
  }
  const all = Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)))
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
