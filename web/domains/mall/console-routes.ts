import type { ConsoleRoute } from '#ui/layout/console-route'

export const consoleRoutes: readonly ConsoleRoute[] = [
  {
    path: '/mall/products',
    label: { 'zh-CN': '积分商品', 'zh-TW': '點數商品', 'en-US': 'Products' },
    entry: { group: 'operation', icon: 'gift' },
    permissions: ['mall.manage'],
    load: async () => (await import('./console/products-page.tsx')).ProductsPage,
  },
  {
    path: '/mall/orders',
    label: { 'zh-CN': '兑换单', 'zh-TW': '兌換單', 'en-US': 'Orders' },
    entry: { group: 'operation', icon: 'truck' },
    permissions: ['mall.ship'],
    load: async () => (await import('./console/orders-page.tsx')).OrdersPage,
  },
]
