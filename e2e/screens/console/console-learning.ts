import { admin, type Screen } from '../screen.ts'
import { openLearners, press } from '../steps.ts'
import { showcaseTitle } from '../portal/study.ts'

/** A course with every kind of module and with learners; parallel tests write others. */
const coursePath = `/manage/courses?text=${encodeURIComponent(showcaseTitle)}`

export const consoleLearningScreens: readonly Screen[] = [
  { name: 'console-duties', path: '/manage/duties', ...admin },
  { name: 'console-duty-new', path: '/manage/duties/new', ...admin },
  {
    name: 'console-duty',
    path: '/manage/duties?state=active',
    ...admin,
    prepare: async (page) => {
      await press(page, '.duty-name a')
      await page.locator('.duty-people').waitFor()
    },
  },
  { name: 'console-learners', path: coursePath, ...admin, prepare: openLearners },
  {
    name: 'console-learner',
    path: coursePath,
    ...admin,
    prepare: async (page) => {
      await openLearners(page)
      await press(page, '.learners-name button')
      await page.locator('.study-leaf').first().waitFor()
    },
  },
  {
    name: 'console-learners-bulk',
    path: coursePath,
    ...admin,
    prepare: async (page) => {
      await openLearners(page)
      await press(page, '.learners-acts .ly-button-primary')
      await page.locator('.bulk').waitFor()
    },
  },
  { name: 'console-marking', path: '/manage/marking', ...admin },
  { name: 'console-marked', path: '/manage/marking?state=marked', ...admin },
  {
    name: 'console-mark',
    path: '/manage/marking',
    ...admin,
    prepare: async (page) => {
      await press(page, '.marking-name a')
      await page.locator('.mark-work').waitFor()
    },
  },
]
