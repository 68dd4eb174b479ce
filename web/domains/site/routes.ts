import type { ConsoleRoute } from '#ui/layout/console-route'

export const consoleRoutes: readonly ConsoleRoute[] = [
  {
    path: '/settings',
    label: { 'zh-CN': '站点设置', 'zh-TW': '網站設定', 'en-US': 'Site settings' },
    entry: { group: 'system', icon: 'gear' },
    permissions: ['site.manage'],
    load: async () => (await import('./admin/settings/settings-page.tsx')).SettingsPage,
  },
  {
    path: '/notices',
    label: { 'zh-CN': '通知模板', 'zh-TW': '通知範本', 'en-US': 'Message texts' },
    entry: { group: 'system', icon: 'mail' },
    permissions: ['site.manage'],
    load: async () => (await import('./admin/notices/notices-page.tsx')).NoticesPage,
  },
  {
    path: '/links',
    label: { 'zh-CN': '推荐链接', 'zh-TW': '推薦連結', 'en-US': 'Links' },
    entry: { group: 'content', icon: 'link' },
    permissions: ['site.manage'],
    load: async () => (await import('./admin/links/links-page.tsx')).LinksPage,
  },
]
