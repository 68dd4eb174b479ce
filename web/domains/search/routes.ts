import type { PageRoute } from '#lib/route'

export const routes: readonly PageRoute[] = [
  {
    path: '/search',
    frame: 'portal',
    load: async () => (await import('./pages/search-page.tsx')).SearchPage,
  },
]
