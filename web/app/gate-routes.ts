import { coming, type PageRoute } from '#lib/route'

const open = { isPublic: true, navbar: false } as const

/** What stands before the gate, besides the login; a room that builds one of them takes its place. */
export const gateRoutes: readonly PageRoute[] = [
  { ...coming('/reg', open), frame: 'gate' },
  { ...coming('/forget-pwd', open), frame: 'gate' },
  { ...coming('/reset-pwd', open), frame: 'gate' },
  { ...coming('/modify-pwd', { ...open, name: 'modify-pwd' }), frame: 'gate' },
  { ...coming('/train-notice', { ...open, name: 'trainNotice', footer: false }), frame: 'gate' },
  coming('/disagree', open),
  coming('/serveAgreement', open),
]
