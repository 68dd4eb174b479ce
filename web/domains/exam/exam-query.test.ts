import { expect, test } from 'vitest'
import { examPagesOf } from './exam-query.ts'

test('B-292 certification exams have tips, progress and score pages of their own', () => {
  const pathsOf = (path: string) => {
    const { tips, progress, score } = examPagesOf(path)
    return [tips.to({ itmId: '7' }), progress.to({ itmId: '7', isBtn: '1' }), score.to({ attemptId: '9' })]
  }
  expect(pathsOf('/exam/certification-tips')).toEqual([
    '/exam/certification-tips?itmId=7',
    '/exam/certification-progress?itmId=7&isBtn=1',
    '/exam/scoreCertificationCheck?attemptId=9',
  ])
  expect(pathsOf('/exam/scoreCertificationCheck')).toEqual(pathsOf('/exam/certification-progress'))
  expect(pathsOf('/exam/online')).toEqual([
    '/exam/tips?itmId=7',
    '/exam/progress?itmId=7&isBtn=1',
    '/exam/scoreCheck?attemptId=9',
  ])
})
