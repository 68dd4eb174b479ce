import { coming, type PageRoute, type RedirectRoute } from '#lib/route'

export const routes: readonly (PageRoute | RedirectRoute)[] = [
  { path: '/learningMap', redirectTo: '/learningMap/list' },
  coming('/learningMap/list'),
  coming('/learningMap/detail', { name: 'map-detail' }),
  coming('/rank/order-list'),
  coming('/rank/nodelist'),
  coming('/job/index'),
  { path: '/job/info', redirectTo: '/job/info/detail' },
  coming('/job/info/detail'),
]
