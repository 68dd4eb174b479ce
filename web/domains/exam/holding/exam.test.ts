import { expect, test } from 'vitest'
import { problemWith, usualSettings } from './exam.ts'

test('a window that ends before it begins, an odd code and a pass score beyond the paper are told', () => {
  const from = '2026-05-02T01:00:00.000Z'
  expect(problemWith(usualSettings, 100)).toBeUndefined()
  expect(problemWith({ ...usualSettings, opensAt: from, closesAt: '2026-05-01T01:00:00.000Z' }, 100)).toBe(
    'turned',
  )
  expect(problemWith({ ...usualSettings, startCode: 'a b' }, 100)).toBe('startCodeWrong')
  expect(problemWith({ ...usualSettings, passScore: 61 }, 60)).toBe('passTooHigh')
  expect(problemWith({ ...usualSettings, passScore: 61 }, null)).toBeUndefined()
})
