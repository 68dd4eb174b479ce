import { readFileSync } from 'node:fs'
import type { TestDatabase } from '../../faults/env/database.ts'

// The kernel counts in ticks of a hundredth of a second on every Linux that Node runs on.
const tickMs = 10

/** CPU time of processes so far, in milliseconds; an ended process counts as zero. */
export function cpuMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + ticks(pid) * tickMs, 0)
}

/** The PostgreSQL processes that serve the API on this database. */
export async function backendsOf(database: TestDatabase): Promise<number[]> {
  const { rows } = await database.asOwner((client) =>
    client.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and application_name ~ '^lyceum'",
    ),
  )
  return rows.map(({ pid }) => pid)
}

function ticks(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')
    return Number(fields?.[11]) + Number(fields?.[12])
  } catch {
    return 0
  }
}
