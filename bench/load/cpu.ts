import { readFileSync } from 'node:fs'
import type { StageDatabase } from '../../faults/stage/database.ts'

// The kernel counts in ticks of a hundredth of a second on every Linux that Node runs on.
const tickMs = 10

/** CPU time that processes have used so far, in milliseconds; one that has ended counts nothing. */
export function cpuMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + ticks(pid) * tickMs, 0)
}

/** The processes of PostgreSQL that serve the API on this database. */
export async function backendsOf(database: StageDatabase): Promise<number[]> {
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
