import { coming, type PageRoute } from '#lib/route'

export const routes: readonly PageRoute[] = [
  coming('/integral-mall/list'),
  coming('/integral-mall/product'),
  coming('/integral-mall/fame'),
  coming('/integral-mall/exchangeable'),
]
