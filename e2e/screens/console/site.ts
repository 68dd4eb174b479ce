import { admin, type Screen } from '../screen.ts'
import { press } from '../steps.ts'

/** In the page head, or in the empty state while there is no provider. */
const addProvider = ':is(.ly-page-head, .ly-empty) .ly-button-primary'

export const siteScreens: readonly Screen[] = [
  { name: 'console-settings', path: '/manage/settings', ...admin },
  {
    name: 'console-settings-changed',
    path: '/manage/settings#settings-areas',
    ...admin,
    prepare: async (page) => {
      await page.locator('.settings-group-areas .ly-switch').nth(6).click()
      await page.locator('.settings-group-areas .ly-switch').nth(10).click()
    },
  },
  { name: 'console-links', path: '/manage/links', ...admin },
  { name: 'console-notices', path: '/manage/notices', ...admin },
  { name: 'console-delivery', path: '/manage/delivery', ...admin },
  { name: 'console-delivery-failed', path: '/manage/delivery?state=failed', ...admin },
  { name: 'console-delivery-none', path: '/manage/delivery?to=2020-01-01', ...admin },
  { name: 'console-delivery-messages', path: '/manage/delivery?view=messages', ...admin },
  { name: 'console-agreements', path: '/manage/agreements', ...admin },
  { name: 'console-agreement', path: '/manage/agreements/service', ...admin },
  {
    name: 'console-agreement-diff',
    path: '/manage/agreements',
    ...admin,
    prepare: (page) => press(page, '.ly-table-place button:nth-of-type(2)'),
  },
  { name: 'console-providers', path: '/manage/providers', ...admin },
  {
    name: 'console-provider-new',
    path: '/manage/providers',
    ...admin,
    prepare: (page) => press(page, addProvider),
  },
  {
    name: 'console-provider-directory',
    path: '/manage/providers',
    ...admin,
    prepare: async (page) => {
      await press(page, addProvider)
      await page.locator('.provider-form .ly-radio').nth(1).click()
    },
  },
  { name: 'console-sites', path: '/manage/sites', ...admin },
  {
    name: 'console-site-new',
    path: '/manage/sites',
    ...admin,
    prepare: (page) => press(page, '.sites-lead button'),
  },
  {
    name: 'console-site-validity',
    path: '/manage/sites',
    ...admin,
    prepare: (page) => press(page, '.sites-actions button'),
  },
  {
    name: 'console-site-storage',
    path: '/manage/sites',
    ...admin,
    prepare: (page) => press(page, '.sites-table td:nth-child(4) button'),
  },
]
