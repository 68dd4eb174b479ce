import type { PageRoute, RedirectRoute } from '#lib/route'

/** The manager's workspace, inside the personal centre (B-028). */
export const managerRoutes: readonly (PageRoute | RedirectRoute)[] = [
  { path: '/subordinate', redirectTo: '/subordinate/list' },
  {
    path: '/subordinate/list',
    frame: 'portal',
    inner: 'personal',
    load: async () => (await import('./subordinates-page.tsx')).SubordinatesPage,
  },
  {
    path: '/subordinate/approve',
    frame: 'portal',
    inner: 'personal',
    load: async () => (await import('./approvals-page.tsx')).ApprovalsPage,
  },
]
