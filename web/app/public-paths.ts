/** The addresses that open without a session, for a script that must not carry the whole table of routes. */
export const publicPaths: readonly string[] = [
  '/login',
  '/reg',
  '/forget-pwd',
  '/reset-pwd',
  '/modify-pwd',
  '/train-notice',
  '/disagree',
  '/serveAgreement',
  '/sso/callback',
]
