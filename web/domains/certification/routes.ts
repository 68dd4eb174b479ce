import { coming, type PageRoute, type RedirectRoute } from '#lib/route'

export const routes: readonly (PageRoute | RedirectRoute)[] = [
  { path: '/certification', redirectTo: '/certification/list' },
  coming('/certification/list'),
  coming('/certification/face'),
  coming('/certification/online'),
  coming('/certification/open'),
  coming('/certification/project'),
  coming('/certification/detail'),
  coming('/certification/notify'),
  coming('/certification/trainingCourseDetail'),
  coming('/certification/onlineCourseDetail'),
  coming('/certification/broadcast'),
]
