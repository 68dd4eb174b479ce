import { constants, getPriority, setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { Connection } from '../load/connection.ts'

const everyMs = 10
const request = 'GET /alive HTTP/1.1\r\nHost: stage.test\r\n\r\n'

/** The 99th percentile of `/alive` in milliseconds, requested at a fixed rate so that slow answers do not reduce the load. */
export async function aliveP99(port: number, seconds: number): Promise<number> {
  const usual = getPriority()
  hurry(constants.priority.PRIORITY_HIGH)
  const free: Connection[] = []
  const ping = async (due: number) => {
    const line = free.pop() ?? new Connection(port)
    const { status } = await line.send(request)
    if (status !== 200) throw new Error(`/alive answered ${status}`)
    free.push(line)
    return performance.now() - due
  }
  const pings: Promise<number>[] = []
  const end = performance.now() + seconds * 1000
  for (let due = performance.now(); due < end; due += everyMs) {
    const wait = due - performance.now()
    if (wait > 0) await pause(wait)
    pings.push(ping(due))
  }
  const times = await Promise.all(pings)
  for (const line of free) line.close()
  hurry(usual)
  return tenths(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0)
}

export const tenths = (value: number) => Math.round(value * 10) / 10

/** The measuring process must not be delayed itself; raising the priority may not be permitted, which is ignored. */
function hurry(priority: number): void {
  try {
    setPriority(priority)
  } catch {
    // Only the owner of the machine may.
  }
}
