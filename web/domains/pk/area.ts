import type { PortalArea } from '#ui/layout/area'
import { routes } from './routes.ts'

export const areas: readonly PortalArea[] = [
  {
    area: 'pk',
    routes,
    more: [
      {
        to: '/pk',
        order: 80,
        label: { 'zh-CN': 'PK 对战', 'zh-TW': 'PK 對戰', 'en-US': 'Challenge' },
        icon: 'swords',
      },
    ],
  },
]
