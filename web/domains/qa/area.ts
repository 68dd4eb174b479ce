import type { PortalArea } from '#ui/layout/area'
import { routes } from './routes.ts'

export const areas: readonly PortalArea[] = [
  {
    area: 'qa',
    routes,
    bar: { to: '/questionAnswer', order: 50, label: { 'zh-CN': '问答', 'zh-TW': '問答', 'en-US': 'Q&A' } },
  },
]
