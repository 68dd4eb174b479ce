import { coming, type PageRoute, type RedirectRoute } from '#lib/route'

export const routes: readonly (PageRoute | RedirectRoute)[] = [
  { path: '/announcement', redirectTo: '/announcement/notice' },
  coming('/announcement/notice'),
  coming('/announcement/news'),
  coming('/announcement/invitation'),
  coming('/announcement/leaveApproval'),
  coming('/news/detail'),
]
