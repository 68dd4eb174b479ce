import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from './tables.ts'

const bite = 5000

/**
 * Forgets what nobody asks for any more, on all sites, in small bites: tickets two days after they ran out (their limits
 * count one day), counters after two quiet days, sessions after 90 days (addresses are remembered that long), devices
 * after 180.
 */
export async function forgetOld(db: Db, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  await inBites(() =>
    on(db)
      .deleteFrom('identity.ticket')
      .where(
        sql`ctid`,
        'in',
        on(db)
          .selectFrom('identity.ticket')
          .select(sql`ctid`.as('row'))
          .where('expiresAt', '<', ago(2))
          .limit(bite),
      )
      .executeTakeFirst(),
  )
  await inBites(() =>
    on(db)
      .deleteFrom('identity.failure')
      .where(
        sql`ctid`,
        'in',
        on(db)
          .selectFrom('identity.failure')
          .select(sql`ctid`.as('row'))
          .where('lastAt', '<', ago(2))
          .limit(bite),
      )
      .executeTakeFirst(),
  )
  await inBites(() =>
    on(db)
      .deleteFrom('identity.session')
      .where(
        sql`ctid`,
        'in',
        on(db)
          .selectFrom('identity.session')
          .select(sql`ctid`.as('row'))
          .where('expiresAt', '<', ago(90))
          .limit(bite),
      )
      .executeTakeFirst(),
  )
  await on(db).deleteFrom('identity.device').where('seenAt', '<', ago(180)).execute()
}

async function inBites(bitten: () => Promise<{ readonly numDeletedRows: bigint }>): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await bitten()
    if (numDeletedRows < bite) return
  }
}
