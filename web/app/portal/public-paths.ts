/** The addresses that open without a session, for a script that must not load the whole route table. */
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
