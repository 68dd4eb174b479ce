import type { Screen } from '../screen.ts'

export const signInScreens: readonly Screen[] = [
  { name: 'login', path: '/login' },
  { name: 'register', path: '/reg' },
  { name: 'forgotten', path: '/forget-pwd' },
  { name: 'reset', path: '/reset-pwd#token=none' },
  { name: 'password', path: '/modify-pwd' },
  { name: 'agreement', path: '/serveAgreement' },
  { name: 'disagree', path: '/disagree' },
  { name: 'train-notice', path: '/train-notice' },
  { name: 'site-unknown', path: '/login', host: 'nowhere.localhost' },
]
