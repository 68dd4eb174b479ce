import type { PageRoute } from '#lib/route'

export const routes: readonly PageRoute[] = [
  {
    path: '/announcement/leaveApproval',
    frame: 'portal',
    load: async () => (await import('./leave-page.tsx')).LeavePage,
  },
]
