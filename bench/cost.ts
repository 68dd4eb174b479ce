import { readFileSync } from 'node:fs'
import type { TestDatabase } from '../faults/env/database.ts'

export type Cost = {
  /** CPU seconds of this process. */
  readonly workerCpu: number
  /** CPU seconds of all its PostgreSQL connections; undefined if PostgreSQL runs on another machine. */
  readonly databaseCpu: number | undefined
  /** Peak memory of this process. */
  readonly peakMb: number
}

const everyMs = 500

/** Runs work and measures its CPU time, because on a shared machine wall-clock time says less. */
export function withCost<T>(
  { asOwner, name }: TestDatabase,
  work: () => Promise<T>,
): Promise<{ result: T; cost: Cost }> {
  return asOwner(async (client) => {
    const secondsNow = async () => {
      const { rows } = await client.query<{ pid: number }>(
        'select pid from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
        [name],
      )
      return new Map(rows.map(({ pid }) => [pid, secondsOf(pid)]))
    }
    const before = await secondsNow()
    const after = new Map(before)
    let peak = 0
    const look = async () => {
      peak = Math.max(peak, process.memoryUsage.rss())
      for (const [pid, seconds] of await secondsNow()) after.set(pid, seconds)
    }
    const own = process.cpuUsage()
    let looking = Promise.resolve()
    const timer = setInterval(() => {
      looking = looking.then(look)
    }, everyMs)
    try {
      const result = await work()
      clearInterval(timer)
      await looking.then(look)
      const { user, system } = process.cpuUsage(own)
      const cost = {
        workerCpu: round((user + system) / 1e6),
        databaseCpu: taken(before, after),
        peakMb: Math.round(peak / 1e6),
      }
      return { result, cost }
    } finally {
      clearInterval(timer)
    }
  })
}

type Seconds = ReadonlyMap<number, number | undefined>

function taken(before: Seconds, after: Seconds): number | undefined {
  let sum = 0
  for (const [pid, seconds] of after) {
    if (seconds === undefined) return undefined
    sum += seconds - (before.get(pid) ?? 0)
  }
  return round(sum)
}

const ticksPerSecond = 100

/** User and system time of a local process: fields 14 and 15 after the name in brackets. */
function secondsOf(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  } catch {
    return undefined
  }
}

const round = (seconds: number) => Math.round(seconds * 100) / 100
