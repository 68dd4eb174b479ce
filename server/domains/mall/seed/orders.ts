import type { SeedCtx } from '#platform/domain/seed'

type Buyer = {
  readonly id: string
  readonly name: string
  readonly isDemo: boolean
  readonly balance: number
}
type Product = { readonly id: string; readonly title: string; readonly points: number }

export type GeneratedOrder = ReturnType<typeof orderOf>

/** How many people have ordered something. */
const most = { small: 6, company: 160 } as const

/** Orders of people who can pay for them: most arrived long ago, some are shipped, the newest wait. */
export function drawOrders(
  ctx: SeedCtx,
  { buyers, products }: { readonly buyers: readonly Buyer[]; readonly products: readonly Product[] },
): GeneratedOrder[] {
  const { random, size } = ctx
  const chosen = [
    ...buyers.filter(({ isDemo }) => isDemo),
    ...random.shuffled(buyers.filter(({ isDemo }) => !isDemo)).slice(0, most[size]),
  ]
  return chosen.flatMap((buyer) => {
    let left = buyer.balance
    const orderedProducts = random.shuffled(products).slice(0, buyer.isDemo ? 3 : 1)
    return orderedProducts.flatMap((product, at) => {
      if (product.points > left * 0.4) return []
      left -= product.points
      return [orderOf(ctx, { buyer, product, age: buyer.isDemo ? at : random.int(0, 2) })]
    })
  })
}

type Order = { readonly buyer: Buyer; readonly product: Product; readonly age: number }

const ages = [
  { state: 'NOT_SHIPPED', from: 1, to: 2 },
  { state: 'SHIPPED', from: 5, to: 9 },
  { state: 'SIGNED', from: 30, to: 90 },
] as const

const waiting = { carrier: '', trackingNo: '', shippedAt: null, signedAt: null }

/** `age` 0 waits, 1 is shipped, 2 has arrived. */
function orderOf({ ids, random, calendar, site }: SeedCtx, { buyer, product, age }: Order) {
  const { state, from, to } = ages[age] ?? ages[0]
  const day = -random.int(from, to)
  const place = site.locale === 'zh-TW' ? taiwan : mainland
  const parcel = {
    carrier: place.carrier,
    trackingNo: `SF${random.int(1_000_000_000, 1_999_999_999)}`,
    shippedAt: calendar.moment(day + 2, 15 * 60),
    signedAt: state === 'SIGNED' ? calendar.moment(day + 6, 19 * 60) : null,
  }
  return {
    id: ids.next(),
    accountId: buyer.id,
    productId: product.id,
    title: product.title,
    points: product.points,
    state,
    receiver: buyer.name,
    phone: place.phone,
    address: place.address,
    createdAt: calendar.moment(day, random.int(9 * 60, 20 * 60)),
    ...(state === 'NOT_SHIPPED' ? waiting : parcel),
  }
}

const mainland = {
  phone: '19900000000',
  address: '上海市浦东新区衡川路 18 号 3 号楼前台',
  carrier: '顺丰速运',
}
const taiwan = { phone: '0900000000', address: '臺北市南港區展演路 8 號 6 樓', carrier: '黑貓宅急便' }
