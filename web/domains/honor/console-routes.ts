import type { ConsoleRoute } from '#ui/layout/console-route'

export const consoleRoutes: readonly ConsoleRoute[] = [
  {
    path: '/honours',
    label: { 'zh-CN': '勋章与头衔', 'zh-TW': '勳章與頭銜', 'en-US': 'Medals and titles' },
    entry: { group: 'operation', icon: 'medal' },
    permissions: ['honor.manage'],
    load: async () => (await import('./console/honours-page.tsx')).HonoursPage,
  },
]
