import type { PageRoute } from '#lib/route'

export const invitationRoutes: readonly PageRoute[] = [
  {
    path: '/announcement/invitation',
    frame: 'portal',
    load: async () => (await import('./invitation-page.tsx')).InvitationPage,
  },
]
