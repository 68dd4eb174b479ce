import type { Locale } from '@lyceum/contract/kit'
import type { deliveryChannels, deliveryReasons, deliveryStates } from '@lyceum/contract/site'
import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

export type NewDelivery = {
  readonly channel: (typeof deliveryChannels)[number]
  readonly template: string
  readonly accountId: string | null
  /** Already masked. */
  readonly recipient: string
  readonly locale: Locale
  readonly at: Date
  readonly state: (typeof deliveryStates)[number]
  readonly reason: (typeof deliveryReasons)[number] | null
  readonly replyCode: number | null
}

export async function insertDeliveries(db: Db, rows: readonly NewDelivery[]): Promise<void> {
  await on(db).insertInto('site.delivery').values(rows).execute()
}

const bite = 5000

/** Deletes older rows on all sites, in small batches and each by the index of its site. */
export async function deleteDeliveries(db: Db, before: Date): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from site.delivery where (site_id, id) in (
        select old.site_id, old.id from site.site as one cross join lateral (
          select site_id, id from site.delivery where site_id = one.id and at < ${before} order by at limit ${bite}) as old
        limit ${bite})`.execute(db.kysely)
    if (numAffectedRows < bite) return
  }
}
