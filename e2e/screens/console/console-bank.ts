import { admin, type Screen } from '../screen.ts'
import { press, tickTwo } from '../steps.ts'

export const consoleBankScreens: readonly Screen[] = [
  { name: 'console-questions', path: '/manage/questions', ...admin },
  {
    name: 'console-questions-ticked',
    path: '/manage/questions',
    ...admin,
    prepare: tickTwo,
  },
  { name: 'console-question-new', path: '/manage/questions/new', ...admin },
  {
    name: 'console-question-edit',
    path: '/manage/questions?type=MC_MANY',
    ...admin,
    prepare: (page) => press(page, '.bank-aside header a'),
  },
  {
    name: 'console-question-scenario',
    path: '/manage/questions?type=SI',
    ...admin,
    prepare: async (page) => {
      await press(page, '.bank-aside header a')
      await page.locator('.bank-part-form').first().scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'console-question-blanks',
    path: '/manage/questions/new',
    ...admin,
    prepare: async (page) => {
      await page.locator('.bank-editor .ly-segmented input').nth(3).check()
      await page.locator('[contenteditable]').first().pressSequentially('高处作业从 ')
      await press(page, '.ly-writer-phrase button')
      await page.locator('.bank-accepted').waitFor()
    },
  },
  {
    name: 'console-question-points',
    path: '/manage/questions',
    ...admin,
    prepare: async (page) => {
      await page.locator('.bank-card').waitFor()
      await page.locator('.bank-rail-act').last().click()
      await page.locator('.bank-points > li').first().waitFor()
    },
  },
  { name: 'console-question-import', path: '/manage/questions/import', ...admin },
]
