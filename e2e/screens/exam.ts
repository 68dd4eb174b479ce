import { lin, type Screen } from './screen.ts'
import { openHeldExam, practise } from './steps.ts'

const held = `/exam/list?text=${encodeURIComponent('月度测验')}`

export const examScreens: readonly Screen[] = [
  { name: 'exam-list', path: '/exam/list', ...lin },
  { name: 'exam-lobby', path: held, ...lin, prepare: openHeldExam },
  {
    name: 'exam-report',
    path: held,
    ...lin,
    prepare: async (page) => {
      await openHeldExam(page)
      await page.locator('.exam-history a').first().click()
      await page.locator('.exam-score').waitFor()
    },
  },
  { name: 'mistakes', path: '/personal/mistakeExercises', ...lin },
  { name: 'mistake-asked', path: '/personal/mistakeExercises', ...lin, prepare: practise },
  {
    name: 'mistake-explained',
    path: '/personal/mistakeExercises',
    ...lin,
    prepare: async (page) => {
      await practise(page)
      await page.locator('.mistake-practice > footer button').click()
      await page.locator('.exam-checked').waitFor()
    },
  },
  { name: 'papers-to-mark', path: '/personal/message?isRead=Z', ...lin },
]
