import { coming, type PageRoute, type RedirectRoute } from '#lib/route'

export const routes: readonly (PageRoute | RedirectRoute)[] = [
  { path: '/live', redirectTo: '/live/list' },
  coming('/live/list'),
  coming('/live/detail'),
]
