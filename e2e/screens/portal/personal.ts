import { lin, type Screen } from '../screen.ts'

/** The personal centre, colleagues' pages, and the directory. */
export const personalScreens: readonly Screen[] = [
  { name: 'password', path: '/personal/password', ...lin },
  {
    name: 'personal-data',
    path: '/personal/data',
    ...lin,
    prepare: (page) => page.locator('.data-medals li').first().waitFor(),
  },
  {
    name: 'personal-info',
    path: '/personal/info',
    ...lin,
    prepare: (page) => page.locator('.secret-rows').waitFor(),
  },
  {
    name: 'personal-statistics',
    path: '/personal/statistics',
    ...lin,
    prepare: (page) => page.locator('.data-statuses').waitFor(),
  },
  { name: 'personal-study', path: '/personal/study', ...lin },
  { name: 'personal-drafts', path: '/personal/drafts', ...lin },
  { name: 'personal-share', path: '/personal/share', ...lin },
  { name: 'personal-certificate', path: '/personal/certificate', ...lin },
  { name: 'personal-privacy', path: '/personal/privacy', ...lin },
  {
    name: 'personal-attention',
    path: '/personal/attention',
    ...lin,
    prepare: (page) => page.locator('.people-list').waitFor(),
  },
  {
    name: 'directory',
    path: '/employee',
    ...lin,
    prepare: (page) => page.locator('.people-list').waitFor(),
  },
  {
    name: 'visitor',
    path: '/employee',
    ...lin,
    prepare: async (page) => {
      await page.locator('.people-list a').nth(2).click()
      await page.locator('.visitor-head').waitFor()
    },
  },
  {
    name: 'visitor-share',
    path: '/employee',
    ...lin,
    prepare: async (page) => {
      await page.locator('.people-list a').nth(2).click()
      await page.locator('.visitor-tabs a').nth(3).click()
      await page.locator('.ly-empty').nth(1).waitFor()
    },
  },
]
