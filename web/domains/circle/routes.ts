import { coming, type PageRoute, type RedirectRoute } from '#lib/route'

/** Pages of one circle share its header and menu; forms use the full width instead. */
const inCircle = { inner: 'circle' } as const

export const routes: readonly (PageRoute | RedirectRoute)[] = [
  coming('/circle', { name: 'workCircle' }),
  { path: '/circle/detail', redirectTo: '/circle/detail/home' },
  coming('/circle/detail/home', inCircle),
  coming('/circle/detail/topic', inCircle),
  coming('/circle/detail/topic/detail', inCircle),
  coming('/circle/detail/team', inCircle),
  coming('/circle/detail/atlas', inCircle),
  coming('/circle/detail/atlas/detail', inCircle),
  coming('/circle/detail/activity', inCircle),
  coming('/circle/detail/activity/detail', inCircle),
  coming('/circle/detail/vote', inCircle),
  coming('/circle/detail/vote/detail', inCircle),
  coming('/circle/detail/members', inCircle),
  coming('/circle/detail/manage', inCircle),
  coming('/circle/detail/knowledge', inCircle),
  coming('/circle/detail/knowledge/detail', inCircle),
  coming('/circle/detail/search', inCircle),
  coming('/circle/detail/activity/create'),
  coming('/circle/detail/activity/modify'),
  coming('/circle/detail/vote/create'),
  coming('/circle/detail/vote/modify'),
  coming('/circle/detail/knowledge/createTeam'),
  coming('/circle/detail/knowledge/modifyTeam'),
  coming('/circle/detail/knowledge/create'),
  coming('/circle/detail/knowledge/upload'),
  coming('/circle/detail/knowledge/mindmap'),
]
