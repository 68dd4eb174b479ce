import type { PageRoute } from '#lib/route'

/** Open to all, before the gate and without the navigation bar. */
const gate = { isPublic: true, frame: 'gate', navbar: false } as const

export const routes: readonly PageRoute[] = [
  {
    ...gate,
    path: '/login',
    name: 'login',
    footer: false,
    load: async () => (await import('./pages/login-page.tsx')).LoginPage,
  },
  { ...gate, path: '/reg', load: async () => (await import('./pages/register-page.tsx')).RegisterPage },
  { ...gate, path: '/forget-pwd', load: async () => (await import('./pages/forget-page.tsx')).ForgetPage },
  { ...gate, path: '/reset-pwd', load: async () => (await import('./pages/reset-page.tsx')).ResetPage },
  {
    ...gate,
    path: '/modify-pwd',
    name: 'modify-pwd',
    load: async () => (await import('./pages/modify-page.tsx')).ModifyPage,
  },
  { ...gate, path: '/disagree', load: async () => (await import('./pages/disagree-page.tsx')).DisagreePage },
  {
    ...gate,
    path: '/serveAgreement',
    frame: 'portal',
    load: async () => (await import('./pages/agreement-page.tsx')).AgreementPage,
  },
]

/** Where providers of single sign-on send people back to. It is no address of the specification, so it stands apart. */
export const callbackRoute: PageRoute = {
  ...gate,
  path: '/sso/callback',
  footer: false,
  load: async () => (await import('./pages/callback-page.tsx')).CallbackPage,
}

/** The password, as the personal centre shows it. */
export const passwordPage = async () => (await import('./pages/password-page.tsx')).PasswordPage
