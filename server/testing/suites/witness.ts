import type pg from 'pg'
import { type Change, takeChanges } from './changes.ts'
import { holdsSessions, revive } from './sessions.ts'

/** Statistics are gathered after so many calls, as a server with its vacuum on does while a house fills. */
const betweenStatistics = 500

/** Knows what calls may have changed since it was last asked, and saves questions whose answer is known. */
export function witness(owner: pg.Client, isWatched: boolean) {
  let asked = 0
  let isQuiet = true
  let isSessionTouched = false
  return {
    beforeCall: async (): Promise<void> => {
      asked += 1
      isQuiet = false
      if (asked % betweenStatistics !== 0) return
      await gatherStatistics(owner)
      // Changes that were taken lie about until then, and every question walks over them.
      if (isWatched) await owner.query('vacuum watch.change')
    },
    takeChanges: async (): Promise<Change[]> => {
      if (!isWatched) throw new Error('This stage does not write down changes.')
      if (isQuiet) return []
      isQuiet = true
      const changes = await takeChanges(owner)
      isSessionTouched ||= changes.some(({ relation }) => holdsSessions(relation))
      return changes
    },
    revive: async (): Promise<void> => {
      if (isQuiet && !isSessionTouched) return
      await revive(owner)
      isSessionTouched = false
    },
  }
}

/** Of the tables that have changed since, as the vacuum of a server would: all of them would take half a second. */
async function gatherStatistics(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select relid::regclass::text as name from pg_stat_user_tables
     where n_mod_since_analyze > 50 + n_live_tup / 10 and schemaname <> 'watch'`,
  )
  if (rows.length > 0) await owner.query(`analyze ${rows.map(({ name }) => name).join(', ')}`)
}
