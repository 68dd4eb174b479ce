import { lin, type Screen } from '../screen.ts'
import { openFinishedExam, practise } from '../steps.ts'

const finishedExamPath = `/exam/list?text=${encodeURIComponent('月度测验')}`

export const examScreens: readonly Screen[] = [
  { name: 'exam-list', path: '/exam/list', ...lin },
  { name: 'exam-lobby', path: finishedExamPath, ...lin, prepare: openFinishedExam },
  {
    name: 'exam-report',
    path: finishedExamPath,
    ...lin,
    prepare: async (page) => {
      await openFinishedExam(page)
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
