import type { Api } from '../../faults/stage/api.ts'
import type { StageDatabase } from '../../faults/stage/database.ts'
import { backendsOf, cpuMs } from '../load/cpu.ts'

/** Microseconds of processor and bytes of WAL, of one operation. */
export type Cost = { readonly apiCpu: number; readonly postgresCpu: number; readonly wal: number }

type Watched = { readonly apis: readonly Api[]; readonly database: StageDatabase }

/** Begins to count; asked at the end, it answers what one of so many operations has cost. */
export async function meter({ apis, database }: Watched): Promise<(operations: number) => Promise<Cost>> {
  const pids = apis.map(({ pid }) => pid)
  const postgres = new Map((await backendsOf(database)).map((pid) => [pid, cpuMs([pid])]))
  const before = { api: cpuMs(pids), wal: await walOf(database) }
  return async (operations) => {
    const each = (whole: number) => Math.round(whole / Math.max(1, operations))
    // A connection that was opened meanwhile began at nothing.
    const backends = await backendsOf(database)
    const used = backends.reduce((sum, pid) => sum + cpuMs([pid]) - (postgres.get(pid) ?? 0), 0)
    return {
      apiCpu: each((cpuMs(pids) - before.api) * 1000),
      postgresCpu: each(used * 1000),
      wal: each((await walOf(database)) - before.wal),
    }
  }
}

async function walOf({ asOwner }: StageDatabase): Promise<number> {
  const { rows } = await asOwner((client) =>
    client.query<{ at: string }>(`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as at`),
  )
  return Number(rows[0]?.at ?? 0)
}

export const cpuOf = ({ apiCpu, postgresCpu }: Cost) => apiCpu + postgresCpu
