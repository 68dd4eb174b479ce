import type { PortalArea } from '#ui/layout/area'
import { routes } from './routes.ts'
import { studyRoutes } from './study-routes.ts'

export const areas: readonly PortalArea[] = [
  {
    area: 'map',
    routes,
    more: [
      {
        to: '/learningMap',
        order: 10,
        label: { 'zh-CN': '学习地图', 'zh-TW': '學習地圖', 'en-US': 'Learning maps' },
        icon: 'route',
      },
    ],
  },
  {
    routes: studyRoutes,
  },
]
