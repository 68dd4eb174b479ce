import { coming, type PageRoute, type RedirectRoute } from '#lib/route'

export const routes: readonly (PageRoute | RedirectRoute)[] = [
  { path: '/course', redirectTo: '/course/list' },
  coming('/course/list', { name: 'course-list' }),
  coming('/course/face', { name: 'course-face' }),
  coming('/course/online', { name: 'course-online' }),
  coming('/course/open'),
  coming('/course/project', { name: 'course-project' }),
  coming('/course/detail'),
  coming('/course/notify', { name: 'course-notify' }),
  { path: '/recommend', redirectTo: '/recommend/list' },
  coming('/recommend/list'),
]
