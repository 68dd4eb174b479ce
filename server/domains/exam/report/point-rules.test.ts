import { expect, test } from 'vitest'
import { byPoint } from './point-rules.ts'

const part = (questionVersionId: string, score: number) =>
  ({ questionVersionId, type: 'MC', full: 2, score, isRight: score === 2 }) as const

test('lists knowledge points weakest first, beside everybody’s average', () => {
  const parts = [part('1', 2), part('2', 0), part('3', 2)]
  const points = [
    { questionVersionId: '1', name: '动火', average: 0.5 },
    { questionVersionId: '2', name: '动火', average: 1 },
    { questionVersionId: '3', name: '登高', average: null },
    { questionVersionId: '9', name: '登高', average: 0.1 },
  ]
  expect(byPoint(parts, points)).toEqual([
    { name: '动火', questions: 2, right: 1, percent: 50, average: 75 },
    { name: '登高', questions: 1, right: 1, percent: 100, average: null },
  ])
})
