import type { PortalArea } from '#ui/layout/area'
import { routes } from './routes.ts'

export const areas: readonly PortalArea[] = [
  {
    routes,
    more: [
      {
        to: '/learning-calendar',
        order: 100,
        label: { 'zh-CN': '学习日历', 'zh-TW': '學習行事曆', 'en-US': 'Calendar' },
        icon: 'calendar',
      },
    ],
  },
]
