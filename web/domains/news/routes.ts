import { coming, type PageRoute, type RedirectRoute } from '#lib/route'

export const routes: readonly (PageRoute | RedirectRoute)[] = [
  { path: '/announcement', redirectTo: '/announcement/notice' },
  {
    path: '/announcement/notice',
    frame: 'portal',
    load: async () => (await import('./pages/board-page.tsx')).NoticesPage,
  },
  {
    path: '/announcement/news',
    frame: 'portal',
    load: async () => (await import('./pages/board-page.tsx')).ArticlesPage,
  },
  coming('/announcement/invitation'),
  coming('/announcement/leaveApproval'),
  {
    path: '/news/detail',
    frame: 'portal',
    load: async () => (await import('./pages/news-page.tsx')).NewsPage,
  },
]
