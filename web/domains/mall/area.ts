import type { PortalArea } from '#ui/layout/area'
import { routes } from './routes.ts'

export const areas: readonly PortalArea[] = [
  {
    area: 'mall',
    routes,
    more: [
      {
        to: '/integral-mall/list',
        order: 70,
        label: { 'zh-CN': '积分商城', 'zh-TW': '點數商城', 'en-US': 'Points mall' },
        icon: 'gift',
      },
    ],
  },
]
