import { expect, test } from 'vitest'
import { expectedOf, normal, overlapOf, spreadOf } from './simulate-rules.ts'

test('the normal distribution matches published tables', () => {
  expect(normal(0)).toBeCloseTo(0.5, 6)
  expect(normal(1.96)).toBeCloseTo(0.975, 4)
  expect(normal(-1)).toBeCloseTo(0.1587, 4)
})

test('an easy paper is passed by nearly all, a hard one by few, and one at the pass mark by half', () => {
  const paper = Array.from({ length: 40 }, (_item, n) => ({ id: String(n), score: 2 }))
  const at = (facility: number) => {
    const question = { difficulty: 3, pointIds: [], facility, isGuessed: false }
    return expectedOf(paper, new Map(paper.map(({ id }) => [id, question])), 0.6)
  }
  expect(at(0.9).pass).toBeGreaterThan(0.98)
  expect(at(0.6).pass).toBeCloseTo(0.5, 3)
  expect(at(0.3).pass).toBeLessThan(0.02)
  expect(at(0.75).share).toBeCloseTo(0.75)
})

test('overlap and spread', () => {
  const paper = (...ids: string[]) => ids.map((id) => ({ id, score: 1 }))
  expect(overlapOf([paper('a', 'b'), paper('b', 'c'), paper('d', 'e')])).toEqual({ mean: 0.25, most: 0.5 })
  expect(spreadOf([1, 2, 6])).toEqual({ least: 1, mean: 3, most: 6 })
})
