import type { listOrders as List, Order } from '@lyceum/contract/mall'
import type { Input, Result } from '@lyceum/contract/kit'
import { accountNames } from '#domains/identity'
import { mainUnitsOf, type Reach, reachOf, within } from '#domains/org'
import { likePattern } from '#platform/db/like-pattern'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { isId } from '#platform/db/is-id'
import { exchangeColumns, exchanges, showExchanges } from '../exchange/queries.ts'
import { on } from '../tables.ts'

type Filter = Pick<Input<typeof List>, 'state' | 'text'>

/** Orders as the shop sees them, limited to the people within the requester's reach, with counts per state. */
export async function listOrders(ctx: Ctx, input: Input<typeof List>): Promise<Result<typeof List>> {
  const { pageNo, pageSize } = input
  const reach = await reachOf(ctx, 'mall.ship')
  const { total } = await chosen(ctx.db, input, reach)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await chosen(ctx.db, input, reach)
    .select(exchangeColumns)
    .orderBy('exchange.id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const records = await showOrders(ctx, rows)
  return { records, total: Number(total), pageNo, pageSize, counts: await countsByState(ctx.db, reach) }
}

/** The next orders below an id, for the export. */
export async function ordersBelow(
  ctx: Ctx,
  filter: Filter,
  { below, limit }: { readonly below: string | undefined; readonly limit: number },
): Promise<Order[]> {
  let query = chosen(ctx.db, filter, await reachOf(ctx, 'mall.ship'))
  if (below !== undefined) query = query.where('exchange.id', '<', below)
  const rows = await query.select(exchangeColumns).orderBy('exchange.id', 'desc').limit(limit).execute()
  return showOrders(ctx, rows)
}

/** By a term in the product, the receiver or the phone, or by the order id. */
function chosen(db: Db, { state, text }: Filter, reach: Reach) {
  let query = exchanges(db).where(within(reach, 'exchange.account_id'))
  if (state !== undefined) query = query.where('exchange.state', '=', state)
  if (text === '') return query
  if (text.length >= 15 && isId(text)) return query.where('exchange.id', '=', text)
  const like = likePattern(text)
  return query.where((at) =>
    at.or([
      at('exchange.title', 'ilike', like),
      at('exchange.receiver', 'ilike', like),
      at('exchange.phone', 'like', like),
      at('exchange.trackingNo', 'ilike', like),
    ]),
  )
}

async function countsByState(db: Db, reach: Reach) {
  const rows = await on(db)
    .selectFrom('mall.exchange as exchange')
    .select(['exchange.state'])
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(within(reach, 'exchange.account_id'))
    .groupBy('exchange.state')
    .execute()
  const counts = { NOT_SHIPPED: 0, SHIPPED: 0, SIGNED: 0, CANCELLED: 0 }
  for (const { state, count } of rows) counts[state] = Number(count)
  return counts
}

type Row = Parameters<typeof showExchanges>[1][number] & { readonly accountId: string }

async function showOrders(ctx: Ctx, rows: readonly Row[]): Promise<Order[]> {
  const people = [...new Set(rows.map(({ accountId }) => accountId))]
  const names = await accountNames(ctx.db, people)
  const units = people.length === 0 ? new Map<string, { name: string }>() : await mainUnitsOf(ctx.db, people)
  const shown = await showExchanges(ctx, rows)
  return shown.map((order, at) => {
    const accountId = rows[at]?.accountId ?? '0'
    return {
      ...order,
      accountId,
      name: names.get(accountId) ?? '',
      unit: units.get(accountId)?.name ?? '',
    }
  })
}
