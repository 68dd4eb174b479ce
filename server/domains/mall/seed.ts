import { balancesOf, bookHolds } from '#domains/points'
import { inGroups, type SeedCtx } from '#platform/domain/seed'
import { drawOrders, type GeneratedOrder } from './seed/orders.ts'
import { catalogueOf } from './seed/catalogue.ts'
import { on } from './tables.ts'

type Made = {
  readonly people: readonly {
    readonly id: string
    readonly name: string
    readonly state: string
    readonly isDemo: boolean
    readonly roles: readonly string[]
  }[]
}

/** A catalogue of products, and orders of people who have the points for them. */
export async function seed(ctx: SeedCtx, { people }: Made): Promise<void> {
  const { db } = ctx
  const keeper = people.find(({ roles }) => roles.includes('ADM')) ?? people[0]
  if (!keeper) return
  const { categories, products } = catalogueOf(ctx)
  await on(db).insertInto('mall.category').values(categories).execute()
  const orders = drawOrders(ctx, { buyers: await buyersAmong(ctx, people), products })
  const taken = Map.groupBy(orders, ({ productId }) => productId)
  const stockedProducts = products.map((product) => {
    const gone = taken.get(product.id) ?? []
    return { product, gone, arrived: Math.max(product.stock, gone.length) }
  })
  await on(db)
    .insertInto('mall.product')
    .values(
      stockedProducts.map(({ product, gone, arrived }) => ({
        ...product,
        stock: arrived - gone.length,
        exchanged: gone.length,
      })),
    )
    .execute()
  await inGroups(orders, (group) => on(db).insertInto('mall.exchange').values(group).execute())
  await keepStock(ctx, stockedProducts, keeper.id)
  await keepAddresses(ctx, orders)
  await bookHolds(ctx, orders.map(holdFor))
}

async function buyersAmong({ db }: SeedCtx, people: Made['people']) {
  const active = people.filter(({ state }) => state === 'active')
  const balances = await balancesOf(
    db,
    active.map(({ id }) => id),
  )
  return active.flatMap((person) => {
    const balance = balances.get(person.id)?.balance ?? 0
    return balance > 0 ? [{ ...person, balance }] : []
  })
}

type StockedProducts = readonly {
  readonly product: { readonly id: string; readonly createdAt: Date }
  readonly gone: readonly GeneratedOrder[]
  readonly arrived: number
}[]

/** What came in and went out, so that the stock is the sum of its movements. */
async function keepStock(
  { db, ids }: SeedCtx,
  stockedProducts: StockedProducts,
  keeperId: string,
): Promise<void> {
  const movements = stockedProducts.flatMap(({ product, gone, arrived }) => {
    const of = { productId: product.id }
    const receipt = { kind: 'received' as const, amount: arrived, stockAfter: arrived, accountId: keeperId }
    const went = gone.map((order, at) => ({
      ...of,
      id: ids.next(),
      kind: 'exchanged' as const,
      amount: -1,
      stockAfter: arrived - at - 1,
      exchangeId: order.id,
      accountId: order.accountId,
      at: order.createdAt,
    }))
    const first = { ...of, ...receipt, id: ids.next(), exchangeId: null, at: product.createdAt }
    return arrived === 0 ? [] : [first, ...went]
  })
  await inGroups(movements, (group) => on(db).insertInto('mall.stock_movement').values(group).execute())
}

async function keepAddresses(
  { db, ids, calendar }: SeedCtx,
  orders: readonly GeneratedOrder[],
): Promise<void> {
  const last = [...new Map(orders.map((order) => [order.accountId, order])).values()]
  const rows = last.map(({ accountId, receiver, phone, address }) => ({
    id: ids.next(),
    accountId,
    receiver,
    phone,
    address,
    usedAt: calendar.moment(-1),
  }))
  await inGroups(rows, (group) => on(db).insertInto('mall.address').values(group).execute())
}

/** What the ledger must hold, or have paid to the shop, for an order. */
const holdFor = ({ id, accountId, points, createdAt, signedAt }: GeneratedOrder) => ({
  accountId,
  rule: 'mall.exchange',
  object: `mall.exchange:${id}`,
  amount: points,
  at: createdAt,
  state: signedAt ? ('paid' as const) : ('held' as const),
  settledAt: signedAt,
})
