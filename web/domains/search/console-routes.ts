import type { ConsoleRoute } from '#ui/layout/console-route'

export const consoleRoutes: readonly ConsoleRoute[] = [
  {
    path: '/search/words',
    label: { 'zh-CN': '搜索词', 'zh-TW': '搜尋字詞', 'en-US': 'Search terms' },
    entry: { group: 'operation', icon: 'search' },
    permissions: ['search.manage'],
    load: async () => (await import('./console/search-terms-page.tsx')).SearchTermsPage,
  },
]
