import type { PortalArea } from '#ui/layout/area'
import { routes } from './routes.ts'

export const areas: readonly PortalArea[] = [
  {
    area: 'survey',
    routes,
    personal: [
      {
        to: '/personal/voteQuestionnaire',
        order: 260,
        label: { 'zh-CN': '投票与问卷', 'zh-TW': '投票與問卷', 'en-US': 'Polls and surveys' },
        icon: 'vote',
        group: 'together',
      },
    ],
  },
]
