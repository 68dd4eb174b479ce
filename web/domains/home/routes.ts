import { coming, type PageRoute, type RedirectRoute } from '#lib/route'

export const routes: readonly (PageRoute | RedirectRoute)[] = [
  { path: '/', redirectTo: '/home', isPublic: true },
  {
    path: '/home',
    name: 'home',
    frame: 'portal',
    load: async () => (await import('./pages/home-page.tsx')).HomePage,
  },
  coming('/homev1'),
  {
    path: '/learning-calendar',
    frame: 'portal',
    load: async () => (await import('./calendar/calendar-page.tsx')).CalendarPage,
  },
  coming('/about'),
]
