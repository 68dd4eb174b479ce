import type { ConsoleRoute } from '#ui/layout/console-route'

export const consoleRoutes: readonly ConsoleRoute[] = [
  {
    path: '/points/rules',
    label: { 'zh-CN': '积分规则', 'zh-TW': '點數規則', 'en-US': 'Points rules' },
    entry: { group: 'operation', icon: 'coin' },
    permissions: ['points.rule'],
    load: async () => (await import('./console/rule/rules-page.tsx')).RulesPage,
  },
]
