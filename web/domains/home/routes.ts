import type { PageRoute, RedirectRoute } from '#lib/route'

export const routes: readonly (PageRoute | RedirectRoute)[] = [
  { path: '/', redirectTo: '/home', isPublic: true },
  {
    path: '/home',
    name: 'home',
    frame: 'portal',
    load: async () => (await import('./pages/home-page.tsx')).HomePage,
  },
  {
    path: '/homev1',
    frame: 'portal',
    load: async () => (await import('./pages/home-page.tsx')).EarlierHomePage,
  },
  {
    path: '/learning-calendar',
    frame: 'portal',
    load: async () => (await import('./calendar/calendar-page.tsx')).CalendarPage,
  },
  {
    path: '/about',
    frame: 'portal',
    load: async () => (await import('./about/about-page.tsx')).AboutPage,
  },
]
