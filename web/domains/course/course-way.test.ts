import { expect, test } from 'vitest'
import { courseWay } from './course-way.ts'

test('P-04 an exam card opens the lobby in the area of exams, a course card its page', () => {
  expect(courseWay('EXAM_COURSE', '7')).toBe('/exam/online?itmId=7')
  expect(courseWay('OFF_EXAM_COURSE', '7')).toBe('/exam/face?itmId=7')
  expect(courseWay('SELFSTUDY', '7')).toBe('/course/detail?itmId=7')
})
