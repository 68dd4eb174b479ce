import { type ExchangeRecord, type ExchangeState, signAfterDays } from '@lyceum/contract/mall'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { picturesOf } from '../product/queries.ts'
import { on } from '../tables.ts'

type ExchangeQuery = {
  readonly accountId: string
  readonly state?: ExchangeState | undefined
  readonly pageNo: number
  readonly pageSize: number
}

/** A page of a person's exchanges, newest first. */
export async function exchangesOf(ctx: Ctx, { accountId, state, pageNo, pageSize }: ExchangeQuery) {
  const mine = () => {
    const query = exchanges(ctx.db).where('exchange.accountId', '=', accountId)
    return state === undefined ? query : query.where('exchange.state', '=', state)
  }
  const { total } = await mine()
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await mine()
    .select(exchangeColumns)
    .orderBy('exchange.id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  return { records: await showExchanges(ctx, rows), total: Number(total), pageNo, pageSize }
}

export function exchanges(db: Db) {
  return on(db)
    .selectFrom('mall.exchange as exchange')
    .innerJoin('mall.product as product', 'product.id', 'exchange.productId')
}

export const exchangeColumns = [
  'exchange.id',
  'exchange.accountId',
  'exchange.productId',
  'exchange.title',
  'exchange.points',
  'product.item',
  'product.pictureId',
  'exchange.state',
  'exchange.receiver',
  'exchange.phone',
  'exchange.address',
  'exchange.carrier',
  'exchange.trackingNo',
  'exchange.createdAt',
  'exchange.shippedAt',
  'exchange.signedAt',
  'exchange.signedByClock',
  'exchange.cancelledAt',
] as const

type Row = Omit<
  ExchangeRecord,
  'picture' | 'logistics' | 'createdAt' | 'shippedAt' | 'signedAt' | 'cancelledAt' | 'signsAt'
> & {
  readonly pictureId: string | null
  readonly carrier: string
  readonly trackingNo: string
  readonly createdAt: Date
  readonly shippedAt: Date | null
  readonly signedAt: Date | null
  readonly cancelledAt: Date | null
}

/** B-402: exchanges as their owner and the shop see them. */
export async function showExchanges(ctx: Ctx, rows: readonly Row[]): Promise<ExchangeRecord[]> {
  const pictures = await picturesOf(ctx, rows)
  return rows.map((row) => ({
    id: row.id,
    productId: row.productId,
    title: row.title,
    points: row.points,
    item: row.item,
    picture: (row.pictureId && pictures.get(row.pictureId)) ?? '',
    state: row.state,
    receiver: row.receiver,
    phone: row.phone,
    address: row.address,
    logistics: { carrier: row.carrier, trackingNo: row.trackingNo },
    createdAt: row.createdAt.toISOString(),
    shippedAt: isoOrNull(row.shippedAt),
    signedAt: isoOrNull(row.signedAt),
    signedByClock: row.signedByClock,
    cancelledAt: isoOrNull(row.cancelledAt),
    signsAt: row.state === 'SHIPPED' && row.shippedAt ? isoOrNull(signsAt(row.shippedAt)) : null,
  }))
}

const isoOrNull = (moment: Date | null) => moment?.toISOString() ?? null

/** When a cron job confirms a shipment that nobody has confirmed. */
const signsAt = (shippedAt: Date) => new Date(shippedAt.getTime() + signAfterDays * 86_400_000)
