import type { ConsoleRoute } from '#ui/layout/console-route'

export const consoleRoutes: readonly ConsoleRoute[] = [
  {
    path: '/reports',
    label: { 'zh-CN': '报表', 'zh-TW': '報表', 'en-US': 'Reports' },
    entry: { group: 'operation', icon: 'trend' },
    permissions: ['report.read'],
    load: async () => (await import('./pages/people-report-page.tsx')).PeopleReportPage,
  },
]
