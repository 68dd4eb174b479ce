import type { PortalArea } from '#ui/layout/area'
import { routes } from './routes.ts'

export const areas: readonly PortalArea[] = [
  {
    area: 'live',
    routes,
    // The bare path /live is the server's health check.
    more: [
      {
        to: '/live/list',
        order: 40,
        label: { 'zh-CN': '直播', 'zh-TW': '直播', 'en-US': 'Live sessions' },
        icon: 'live',
      },
    ],
  },
]
