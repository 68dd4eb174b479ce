import { coming, type PageRoute, type RedirectRoute } from '#lib/route'

export const routes: readonly (PageRoute | RedirectRoute)[] = [
  { path: '/fame', redirectTo: '/fame/course' },
  coming('/fame/course'),
  coming('/fame/credit'),
  coming('/fame/learned'),
]
