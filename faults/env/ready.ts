import { setTimeout as pause } from 'node:timers/promises'
import { Connection } from '../../bench/load/connection.ts'
import { testHost } from './database.ts'

const everyMs = 250

/** Polls `/ready` like a proxy and records the statuses. */
export async function watchReady(port: number, isOver: () => boolean, statuses: number[]): Promise<void> {
  const line = new Connection(port, 5000)
  while (!isOver()) {
    const reply = await line.send(`GET /ready HTTP/1.1\r\nHost: ${testHost}\r\n\r\n`).catch(() => undefined)
    statuses.push(reply?.status ?? 0)
    await pause(everyMs)
  }
  line.close()
}
