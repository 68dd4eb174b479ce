import type { PageRoute } from '#lib/route'

const mall = async () => (await import('./pages/mall-page.tsx')).MallPage
const exchangeable = async () => (await import('./pages/mall-page.tsx')).ExchangeablePage
const product = async () => (await import('./pages/product-page.tsx')).ProductPage

export const routes: readonly PageRoute[] = [
  { path: '/integral-mall/list', frame: 'portal', load: mall },
  { path: '/integral-mall/product', frame: 'portal', load: product },
  { path: '/integral-mall/exchangeable', frame: 'portal', load: exchangeable },
]
