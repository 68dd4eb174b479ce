import type { ConsoleRoute } from '#lib/route'

export const consoleRoutes: readonly ConsoleRoute[] = [
  { path: '/settings', load: async () => (await import('./admin/settings-page.tsx')).SettingsPage },
  { path: '/links', load: async () => (await import('./admin/links-page.tsx')).LinksPage },
]
