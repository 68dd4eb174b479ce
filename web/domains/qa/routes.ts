import { coming, type PageRoute, type RedirectRoute } from '#lib/route'

export const routes: readonly (PageRoute | RedirectRoute)[] = [
  { path: '/questionAnswer', redirectTo: '/questionAnswer/list' },
  coming('/questionAnswer/list'),
  coming('/questionAnswer/detail'),
  coming('/questionAnswer/ask'),
]
