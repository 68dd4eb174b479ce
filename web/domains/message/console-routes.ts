import type { ConsoleRoute } from '#ui/layout/console-route'

export const consoleRoutes: readonly ConsoleRoute[] = [
  {
    path: '/delivery',
    label: { 'zh-CN': '送达记录', 'zh-TW': '寄送紀錄', 'en-US': 'Delivery log' },
    entry: { group: 'system', icon: 'at' },
    permissions: ['site.manage'],
    load: async () => (await import('./console/delivery-page.tsx')).DeliveryPage,
  },
]
