import type { PortalArea } from '#ui/layout/area'
import { routes } from './routes.ts'

export const areas: readonly PortalArea[] = [
  {
    area: 'lecturer',
    routes,
    more: [
      {
        to: '/lecturer',
        order: 50,
        label: { 'zh-CN': '讲师', 'zh-TW': '講師', 'en-US': 'Lecturers' },
        icon: 'lecturer',
      },
    ],
    personal: [
      {
        to: '/personal/teachRecord',
        order: 340,
        label: { 'zh-CN': '授课记录', 'zh-TW': '授課紀錄', 'en-US': 'Teaching record' },
        icon: 'lecturer',
        group: 'growth',
      },
    ],
  },
]
