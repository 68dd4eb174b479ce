import { expect, test } from 'vitest'
import { paperIn, problemWith, settingsFor, usualSettings } from './exam.ts'

test('reports a period that ends before it begins, an invalid code and a pass score above the full score', () => {
  const from = '2026-05-02T01:00:00.000Z'
  expect(problemWith(usualSettings, 100)).toBeUndefined()
  expect(problemWith({ ...usualSettings, opensAt: from, closesAt: '2026-05-01T01:00:00.000Z' }, 100)).toBe(
    'turned',
  )
  expect(problemWith({ ...usualSettings, startCode: 'a b' }, 100)).toBe('startCodeWrong')
  expect(problemWith({ ...usualSettings, passScore: 61 }, 60)).toBe('passTooHigh')
  expect(problemWith({ ...usualSettings, passScore: 61 }, null)).toBeUndefined()
})

test('lowers an unreachable pass score to 60 % of the full score, and keeps a reachable one', () => {
  const paper = { id: '7', name: '上岗卷', fullScore: 30 }
  expect(settingsFor(usualSettings, paper)).toMatchObject({ paperId: '7', passScore: 18 })
  expect(settingsFor(usualSettings, { ...paper, fullScore: 100 })).toMatchObject({ passScore: 60 })
  expect(settingsFor(usualSettings, undefined)).toEqual(usualSettings)
})

test('preselects the paper whose page the user comes from', () => {
  const params = new URLSearchParams({ paperId: '7', paper: '上岗卷', fullScore: '30' })
  expect(paperIn(params)).toEqual({ id: '7', name: '上岗卷', fullScore: 30 })
  expect(paperIn(new URLSearchParams())).toBeUndefined()
})
