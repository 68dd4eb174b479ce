import { constants, getPriority, setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { Connection } from '../load/connection.ts'

const everyMs = 10
const request = 'GET /alive HTTP/1.1\r\nHost: stage.test\r\n\r\n'

/** The 99th percentile of `/alive` in milliseconds, asked at a steady pace: whoever waits does not ask less. */
export async function aliveP99(port: number, seconds: number): Promise<number> {
  const usual = getPriority()
  hurry(constants.priority.PRIORITY_HIGH)
  const free: Connection[] = []
  const ask = async (due: number) => {
    const line = free.pop() ?? new Connection(port)
    const { status } = await line.send(request)
    if (status !== 200) throw new Error(`/alive answered ${status}`)
    free.push(line)
    return performance.now() - due
  }
  const asked: Promise<number>[] = []
  const end = performance.now() + seconds * 1000
  for (let due = performance.now(); due < end; due += everyMs) {
    const wait = due - performance.now()
    if (wait > 0) await pause(wait)
    asked.push(ask(due))
  }
  const times = await Promise.all(asked)
  for (const line of free) line.close()
  hurry(usual)
  return tenths(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0)
}

export const tenths = (value: number) => Math.round(value * 10) / 10

/** A stop watch must not be late itself; where the system does not allow it, it is as it is. */
function hurry(priority: number): void {
  try {
    setPriority(priority)
  } catch {
    // Only the owner of the machine may.
  }
}
