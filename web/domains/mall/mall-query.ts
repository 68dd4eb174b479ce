import { exchangeStates, productOrders } from '@lyceum/contract/mall'
import { oneOf, pageQuery, anyText } from '#lib/page-query'

const view = oneOf('records')
const readers = { view, category: anyText, order: oneOf(...productOrders), page: anyText }

export const mallQuery = pageQuery('/integral-mall/list', readers)
export const exchangeableQuery = pageQuery('/integral-mall/exchangeable', readers)
export const productQuery = pageQuery('/integral-mall/product', { id: anyText })
export const recordsQuery = pageQuery('/integral-mall/list', {
  view,
  state: oneOf(...exchangeStates),
  page: anyText,
})

/** The user's exchanges have no URL of their own in the specification: they are a view of the mall. */
export const recordsAt = (values: Parameters<typeof recordsQuery.to>[0] = {}): string =>
  recordsQuery.to({ view: 'records', ...values })

export type MallQuery = ReturnType<typeof mallQuery.read>

/** Formats a number: 12,345. */
export const shown = (count: number) => count.toLocaleString('en-US')
