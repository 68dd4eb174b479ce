import type { PortalArea } from '#ui/layout/area'
import { mallRoutes, personalRoutes, routes } from './routes.ts'

export const areas: readonly PortalArea[] = [
  {
    area: 'fame',
    routes,
    more: [
      {
        to: '/fame',
        order: 60,
        label: { 'zh-CN': '排行榜', 'zh-TW': '排行榜', 'en-US': 'Rankings' },
        icon: 'trophy',
      },
    ],
  },
  {
    area: 'mall',
    routes: mallRoutes,
  },
  {
    routes: personalRoutes,
    personal: [
      {
        to: '/personal/userMedal',
        order: 320,
        label: { 'zh-CN': '我的勋章', 'zh-TW': '我的勳章', 'en-US': 'Medals' },
        icon: 'medal',
        group: 'growth',
      },
      {
        to: '/personal/userHead',
        order: 330,
        label: { 'zh-CN': '我的头衔', 'zh-TW': '我的頭銜', 'en-US': 'Titles' },
        icon: 'trophy',
        group: 'growth',
      },
    ],
  },
]
