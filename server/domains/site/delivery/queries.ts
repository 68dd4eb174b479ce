import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import type { NewDelivery } from './store.ts'

export type WantedDeliveries = {
  readonly channel: NewDelivery['channel'] | undefined
  readonly template: string
  readonly state: NewDelivery['state'] | undefined
  readonly accountId: string | undefined
  readonly from: Date | undefined
  readonly until: Date | undefined
  /** A condition on `delivery.account_id` for visibility; a domain above knows where people work. */
  readonly whose: Expression<SqlBool>
}

type Page = {
  readonly below: { readonly updatedAt: Date; readonly id: string } | undefined
  readonly limit: number
}

/** The next delivery attempts before a cursor, newest first. */
export async function deliveriesBelow(db: Db, criteria: WantedDeliveries, { below, limit }: Page) {
  const { channel, template, state, accountId, from, until, whose } = criteria
  let query = on(db)
    .selectFrom('site.delivery as delivery')
    .select(['delivery.id', 'delivery.at', 'delivery.channel', 'delivery.template', 'delivery.accountId'])
    .select(['delivery.recipient', 'delivery.state', 'delivery.reason', 'delivery.replyCode'])
    .where(whose)
    .$if(template !== '', (some) => some.where('delivery.template', '=', template))
  if (channel !== undefined) query = query.where('delivery.channel', '=', channel)
  if (state !== undefined) query = query.where('delivery.state', '=', state)
  if (accountId !== undefined) query = query.where('delivery.accountId', '=', accountId)
  if (from !== undefined) query = query.where('delivery.at', '>=', from)
  if (until !== undefined) query = query.where('delivery.at', '<', until)
  if (below)
    query = query.where((at) =>
      at(at.refTuple('delivery.at', 'delivery.id'), '<', at.tuple(below.updatedAt, below.id)),
    )
  return query.orderBy('delivery.at', 'desc').orderBy('delivery.id', 'desc').limit(limit).execute()
}

/** How many were sent and how many failed since a moment. */
export async function deliveryCounts(
  db: Db,
  { since, whose }: Pick<WantedDeliveries, 'whose'> & { readonly since: Date },
): Promise<{ sent: number; failed: number }> {
  const row = await on(db)
    .selectFrom('site.delivery as delivery')
    .select(sql<string>`count(*) filter (where delivery.state = 'sent')`.as('sent'))
    .select(sql<string>`count(*) filter (where delivery.state = 'failed')`.as('failed'))
    .where('delivery.at', '>=', since)
    .where(whose)
    .executeTakeFirstOrThrow()
  return { sent: Number(row.sent), failed: Number(row.failed) }
}
