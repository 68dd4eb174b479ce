import type { PageRoute } from '#lib/route'

export const routes: readonly PageRoute[] = [
  {
    path: '/login',
    name: 'login',
    isPublic: true,
    frame: 'gate',
    footer: false,
    navbar: false,
    load: async () => (await import('./pages/login-page.tsx')).LoginPage,
  },
]
