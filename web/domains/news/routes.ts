import type { PageRoute, RedirectRoute } from '#lib/route'

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
  {
    path: '/news/detail',
    frame: 'portal',
    load: async () => (await import('./pages/news-page.tsx')).NewsPage,
  },
  {
    path: '/train-notice',
    name: 'trainNotice',
    frame: 'portal',
    isPublic: true,
    navbar: false,
    footer: false,
    load: async () => (await import('./pages/train-notice-page.tsx')).TrainNoticePage,
  },
]
