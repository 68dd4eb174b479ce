import { setInterval } from 'node:timers/promises'
import type { TestDatabase } from '../../faults/env/database.ts'
import { redisUrl } from '../../faults/env/redis-url.ts'
import { cpuMs, memoryMb } from './process-use.ts'
import { redisCpuMs } from './redis-use.ts'

/** What some work used: CPU milliseconds by part. */
export type Usage = {
  readonly node: number
  /** All connections of the program; not a number if PostgreSQL runs on another machine. */
  readonly postgres: number
  readonly redis: number
  /** Bytes of the write-ahead log. */
  readonly wal: number
  /** The most memory that the Node processes had at once, in megabytes. */
  readonly peakMb: number
}

type Metered = {
  readonly database: Pick<TestDatabase, 'asOwner'>
  /** The Node processes that do the work. */
  readonly pids: readonly number[]
}

// A connection may be closed while work goes on: what it had used is known as of the last look.
const everyMs = 500

/** Runs work and measures what it used: the one meter of all benches. CPU time, because wall-clock time says less on a shared machine. */
export function metered<T>(
  { database, pids }: Metered,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly usage: Usage }> {
  return database.asOwner(async (client) => {
    const walNow = async () => {
      const sql = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as at`
      return Number((await client.query<{ at: string }>(sql)).rows[0]?.at ?? 0)
    }
    const connections = async () => {
      const { rows } = await client.query<{ pid: number }>(
        "select pid from pg_stat_activity where datname = current_database() and application_name ~ '^lyceum'",
      )
      return new Map(rows.map(({ pid }) => [pid, cpuMs(pid) ?? Number.NaN]))
    }
    const nodeNow = () => sum(pids.map((pid) => cpuMs(pid) ?? 0))
    const [wal, redis, before] = [await walNow(), await redisCpuMs(redisUrl), await connections()]
    const node = nodeNow()
    const after = new Map(before)
    let peakMb = 0
    const look = async () => {
      peakMb = Math.max(peakMb, sum(pids.map(memoryMb)))
      for (const [pid, ms] of await connections()) after.set(pid, ms)
    }
    const stopped = new AbortController()
    const looking = lookOften(look, stopped.signal)
    try {
      const result = await work()
      const used = nodeNow() - node
      stopped.abort()
      await looking
      await look()
      // A connection that was opened during the work started at zero.
      const postgres = sum([...after].map(([pid, ms]) => ms - (before.get(pid) ?? 0)))
      const usage = { postgres, redis: (await redisCpuMs(redisUrl)) - redis, wal: (await walNow()) - wal }
      return { result, usage: { node: used, ...usage, peakMb: Math.round(peakMb) } }
    } finally {
      stopped.abort()
    }
  })
}

async function lookOften(look: () => Promise<void>, signal: AbortSignal): Promise<void> {
  try {
    for await (const _ of setInterval(everyMs, undefined, { signal })) await look()
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

const sum = (all: readonly number[]) => all.reduce((total, value) => total + value, 0)

/** CPU microseconds of one call, by part. */
export type CallCost = { readonly apiCpu: number; readonly postgresCpu: number; readonly redisCpu: number }

export function costOfCall({ node, postgres, redis }: Usage, calls: number): CallCost {
  const each = (ms: number) => Math.round((ms * 1000) / Math.max(1, calls))
  return { apiCpu: each(node), postgresCpu: each(postgres), redisCpu: each(redis) }
}

/** Microseconds of all parts. */
export const cpuOf = ({ apiCpu, postgresCpu, redisCpu }: CallCost) => apiCpu + postgresCpu + redisCpu
