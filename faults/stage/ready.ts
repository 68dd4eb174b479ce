import { setTimeout as pause } from 'node:timers/promises'
import { Connection } from '../../bench/load/connection.ts'
import { stageHost } from './database.ts'

const everyMs = 250

/** What a proxy that asks for `/ready` all the time is told. */
export async function watchReady(port: number, isOver: () => boolean, told: number[]): Promise<void> {
  const line = new Connection(port, 5000)
  while (!isOver()) {
    const reply = await line.send(`GET /ready HTTP/1.1\r\nHost: ${stageHost}\r\n\r\n`).catch(() => undefined)
    told.push(reply?.status ?? 0)
    await pause(everyMs)
  }
  line.close()
}
