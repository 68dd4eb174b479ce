import { admin, type Screen } from '../screen.ts'
import { askWhy, press } from '../steps.ts'

export const accessScreens: readonly Screen[] = [
  { name: 'access-roles', path: '/manage/access', ...admin },
  {
    name: 'access-role-form',
    path: '/manage/access',
    ...admin,
    prepare: (page) => press(page, '.access-lead .ly-button-primary'),
  },
  {
    name: 'access-holdings',
    path: '/manage/access',
    ...admin,
    prepare: (page) => page.getByRole('tab').nth(1).click(),
  },
  {
    name: 'access-grant',
    path: '/manage/access',
    ...admin,
    prepare: async (page) => {
      await page.getByRole('tab').nth(1).click()
      await press(page, '.access-lead .ly-button-primary')
    },
  },
  { name: 'access-why', path: '/manage/access/why', ...admin, prepare: askWhy },
]
