import type { PortalArea } from '#ui/layout/area'
import { routes } from './routes.ts'

export const areas: readonly PortalArea[] = [
  {
    area: 'knowledge',
    routes,
    bar: {
      to: '/repository',
      order: 40,
      label: { 'zh-CN': '知识库', 'zh-TW': '知識庫', 'en-US': 'Knowledge' },
    },
    more: [
      {
        to: '/knowledgeTopics',
        order: 30,
        label: { 'zh-CN': '知识专题', 'zh-TW': '知識專題', 'en-US': 'Knowledge topics' },
        icon: 'layers',
      },
    ],
  },
]
