import { drive } from '../../bench/load/drive.ts'
import { requestText } from '../../bench/load/request.ts'
import { heartbeatTogether } from '../../server/testing/probe/contract.ts'
import type { Person } from '../env/database.ts'

type Course = { readonly port: number; readonly person: Person; readonly seconds: number }

export type Greed = {
  readonly sent: number
  readonly granted: number
  readonly refused: number
  /** Rate-limit minutes that the attempt touched: each has its own limit. */
  readonly windows: number
}

const tries = 800
const windowMs = 60_000

/** Calls as fast as possible in one phase. The limit must apply. */
export async function grab({ port, person, seconds }: Course): Promise<Greed> {
  const end = performance.now() + seconds * 1000
  const firstWindow = Math.floor(Date.now() / windowMs)
  let begun = 0
  const { requests, statuses } = await drive({
    ports: [port],
    connections: 100,
    next: () => {
      if (performance.now() > end || begun >= tries) return undefined
      begun += 1
      return { request: requestText(heartbeatTogether, { person, body: { module: begun, seconds: 1 } }) }
    },
  })
  const windows = Math.floor(Date.now() / windowMs) - firstWindow + 1
  return { sent: requests, granted: statuses['200'] ?? 0, refused: statuses['429'] ?? 0, windows }
}
