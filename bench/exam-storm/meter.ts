import type { Api } from '../../faults/env/api.ts'
import type { TestDatabase } from '../../faults/env/database.ts'
import { backendsOf, cpuMs } from '../load/cpu.ts'

/** CPU microseconds and bytes of WAL per operation. */
export type Cost = { readonly apiCpu: number; readonly postgresCpu: number; readonly wal: number }

type Watched = { readonly apis: readonly Api[]; readonly database: TestDatabase }

/** Starts measuring; the returned function gives the average cost of that many operations. */
export async function meter({ apis, database }: Watched): Promise<(operations: number) => Promise<Cost>> {
  const pids = apis.map(({ pid }) => pid)
  const postgres = new Map((await backendsOf(database)).map((pid) => [pid, cpuMs([pid])]))
  const before = { api: cpuMs(pids), wal: await walOf(database) }
  return async (operations) => {
    const each = (whole: number) => Math.round(whole / Math.max(1, operations))
    // A connection that was opened during the measurement started at zero.
    const backends = await backendsOf(database)
    const used = backends.reduce((sum, pid) => sum + cpuMs([pid]) - (postgres.get(pid) ?? 0), 0)
    return {
      apiCpu: each((cpuMs(pids) - before.api) * 1000),
      postgresCpu: each(used * 1000),
      wal: each((await walOf(database)) - before.wal),
    }
  }
}

async function walOf({ asOwner }: TestDatabase): Promise<number> {
  const { rows } = await asOwner((client) =>
    client.query<{ at: string }>(`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as at`),
  )
  return Number(rows[0]?.at ?? 0)
}

export const cpuOf = ({ apiCpu, postgresCpu }: Cost) => apiCpu + postgresCpu
