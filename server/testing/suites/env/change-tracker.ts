import type pg from 'pg'
import { type Change, takeChanges } from './changes.ts'
import { isSessionTable, revive } from './sessions.ts'

/** Statistics are updated after this many calls, as autovacuum would while a database fills. */
const betweenStatistics = 500

/** Tracks whether calls may have changed something since the last check, and skips queries whose result is known. */
export function changeTracker(owner: pg.Client, isWatched: boolean) {
  let calls = 0
  let isQuiet = true
  let isSessionTouched = false
  return {
    beforeCall: async (): Promise<void> => {
      calls += 1
      isQuiet = false
      if (calls % betweenStatistics !== 0) return
      await gatherStatistics(owner)
      // Removed changes stay as dead rows until then, and every query scans them.
      if (isWatched) await owner.query('vacuum watch.change')
    },
    takeChanges: async (): Promise<Change[]> => {
      if (!isWatched) throw new Error('This test env does not record changes.')
      if (isQuiet) return []
      isQuiet = true
      const changes = await takeChanges(owner)
      isSessionTouched ||= changes.some(({ relation }) => isSessionTable(relation))
      return changes
    },
    revive: async (): Promise<void> => {
      if (isQuiet && !isSessionTouched) return
      await revive(owner)
      isSessionTouched = false
    },
  }
}

/** Only of changed tables, as autovacuum would: all of them would take half a second. */
async function gatherStatistics(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select relid::regclass::text as name from pg_stat_user_tables
     where n_mod_since_analyze > 50 + n_live_tup / 10 and schemaname <> 'watch'`,
  )
  if (rows.length > 0) await owner.query(`analyze ${rows.map(({ name }) => name).join(', ')}`)
}
