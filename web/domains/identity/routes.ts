import type { PageRoute } from '#lib/route'

/** Public, in the sign-in layout and without the navigation bar. */
const signInLayout = { isPublic: true, frame: 'gate', navbar: false } as const

export const routes: readonly PageRoute[] = [
  {
    ...signInLayout,
    path: '/login',
    name: 'login',
    footer: false,
    load: async () => (await import('./pages/login-page.tsx')).LoginPage,
  },
  {
    ...signInLayout,
    path: '/reg',
    load: async () => (await import('./pages/register-page.tsx')).RegisterPage,
  },
  {
    ...signInLayout,
    path: '/forget-pwd',
    load: async () => (await import('./pages/forget-page.tsx')).ForgetPage,
  },
  {
    ...signInLayout,
    path: '/reset-pwd',
    load: async () => (await import('./pages/reset-page.tsx')).ResetPage,
  },
  {
    ...signInLayout,
    path: '/modify-pwd',
    name: 'modify-pwd',
    load: async () => (await import('./pages/modify-page.tsx')).ModifyPage,
  },
  {
    ...signInLayout,
    path: '/disagree',
    load: async () => (await import('./pages/disagree-page.tsx')).DisagreePage,
  },
  {
    ...signInLayout,
    path: '/serveAgreement',
    frame: 'portal',
    load: async () => (await import('./pages/agreement-page.tsx')).AgreementPage,
  },
]

/** The callback of single sign-on providers. Not a URL of the specification, so it is separate. */
export const callbackRoute: PageRoute = {
  ...signInLayout,
  path: '/sso/callback',
  footer: false,
  load: async () => (await import('./pages/callback-page.tsx')).CallbackPage,
}

/** The password page of the personal centre. */
export const passwordPage = async () => (await import('./pages/password-page.tsx')).PasswordPage
