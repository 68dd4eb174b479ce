import type { ConsoleRoute } from '#ui/layout/console-route'

export const consoleRoutes: readonly ConsoleRoute[] = [
  {
    path: '/duties',
    label: { 'zh-CN': '必修安排', 'zh-TW': '必修安排', 'en-US': 'Required learning' },
    entry: { group: 'learning', icon: 'flag' },
    permissions: ['learning.assign'],
    load: async () => (await import('./duty/duties-page.tsx')).DutiesPage,
  },
  {
    path: '/duties/new',
    label: { 'zh-CN': '新建安排', 'zh-TW': '新增安排', 'en-US': 'New rule' },
    permissions: ['learning.assign'],
    load: async () => (await import('./duty/duty-page.tsx')).NewDutyPage,
  },
  {
    path: '/duties/:id',
    label: { 'zh-CN': '一项安排', 'zh-TW': '一項安排', 'en-US': 'Rule' },
    permissions: ['learning.assign'],
    load: async () => (await import('./duty/duty-page.tsx')).DutyPage,
  },
]
