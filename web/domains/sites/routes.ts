import type { ConsoleRoute } from '#ui/layout/console-route'

export const consoleRoutes: readonly ConsoleRoute[] = [
  {
    path: '/sites',
    label: { 'zh-CN': '站点', 'zh-TW': '網站', 'en-US': 'Sites' },
    entry: { group: 'system', icon: 'globe' },
    permissions: ['sites.manage'],
    load: async () => (await import('./sites-page.tsx')).SitesPage,
  },
]
