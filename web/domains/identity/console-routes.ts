import type { ConsoleRoute } from '#ui/layout/console-route'

export const consoleRoutes: readonly ConsoleRoute[] = [
  {
    path: '/providers',
    label: { 'zh-CN': '登录方式', 'zh-TW': '登入方式', 'en-US': 'Sign-in methods' },
    entry: { group: 'system', icon: 'key' },
    permissions: ['identity.manage'],
    load: async () => (await import('./admin/provider/providers-page.tsx')).ProvidersPage,
  },
  {
    path: '/agreements',
    label: { 'zh-CN': '协议', 'zh-TW': '條款', 'en-US': 'Agreements' },
    entry: { group: 'system', icon: 'fileText' },
    permissions: ['site.manage'],
    load: async () => (await import('./admin/agreements-page.tsx')).AgreementsPage,
  },
  {
    path: '/agreements/:kind',
    label: { 'zh-CN': '编写协议', 'zh-TW': '撰寫條款', 'en-US': 'Write an agreement' },
    permissions: ['site.manage'],
    load: async () => (await import('./admin/agreement-page.tsx')).AgreementPage,
  },
]
