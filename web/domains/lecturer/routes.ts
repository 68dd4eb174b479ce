import { coming, type PageRoute, type RedirectRoute } from '#lib/route'

export const routes: readonly (PageRoute | RedirectRoute)[] = [
  { path: '/lecturer', redirectTo: '/lecturer/list' },
  coming('/lecturer/list'),
]
