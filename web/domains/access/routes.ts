import type { ConsoleRoute } from '#ui/layout/console-route'

export const consoleRoutes: readonly ConsoleRoute[] = [
  {
    path: '/access',
    label: { 'zh-CN': '角色与权限', 'zh-TW': '角色與權限', 'en-US': 'Roles and access' },
    entry: { group: 'people', icon: 'lock' },
    permissions: ['access.read'],
    load: async () => (await import('./admin/access-page.tsx')).AccessPage,
  },
  {
    path: '/access/why',
    label: { 'zh-CN': '为什么能做', 'zh-TW': '為什麼能做', 'en-US': 'Explain access' },
    permissions: ['access.read'],
    load: async () => (await import('./admin/explain/why-page.tsx')).WhyPage,
  },
]
