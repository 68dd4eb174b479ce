import { expect, test } from 'vitest'
import { courseLinkOf } from './course-link.ts'

test('P-04 an exam card opens the lobby in the exam area, a course card its page', () => {
  expect(courseLinkOf('EXAM_COURSE', '7')).toBe('/exam/online?itmId=7')
  expect(courseLinkOf('OFF_EXAM_COURSE', '7')).toBe('/exam/face?itmId=7')
  expect(courseLinkOf('SELFSTUDY', '7')).toBe('/course/detail?itmId=7')
})
