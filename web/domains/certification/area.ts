import type { PortalArea } from '#ui/layout/area'
import { routes } from './routes.ts'

export const areas: readonly PortalArea[] = [
  {
    area: 'certification',
    routes,
    bar: {
      to: '/certification',
      order: 20,
      label: { 'zh-CN': '认证培训', 'zh-TW': '認證訓練', 'en-US': 'Certification' },
    },
  },
]
