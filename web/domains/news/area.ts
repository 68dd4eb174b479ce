import type { PortalArea } from '#ui/layout/area'
import { routes } from './routes.ts'

export const areas: readonly PortalArea[] = [
  {
    area: 'news',
    routes,
    more: [
      {
        to: '/announcement',
        order: 90,
        label: { 'zh-CN': '公告资讯', 'zh-TW': '公告資訊', 'en-US': 'Announcements' },
        icon: 'horn',
      },
    ],
  },
]
