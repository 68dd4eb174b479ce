import { lazyPart, type PortalArea } from '#ui/layout/area'
import { routes } from './routes.ts'

export const areas: readonly PortalArea[] = [
  {
    area: 'circle',
    routes,
    bar: {
      to: '/circle',
      order: 60,
      label: { 'zh-CN': '工作圈', 'zh-TW': '工作圈', 'en-US': 'Circles' },
      Panel: lazyPart(async () => (await import('./menu/circles.tsx')).Circles),
    },
    personal: [
      {
        to: '/personal/workCircle',
        order: 250,
        label: { 'zh-CN': '我的工作圈', 'zh-TW': '我的工作圈', 'en-US': 'My circles' },
        icon: 'circle',
        group: 'together',
      },
    ],
  },
]
