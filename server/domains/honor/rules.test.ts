import { expect, test } from 'vitest'
import { levelOf, pointsFor } from './rules.ts'

test('a level begins exactly at its points, and the next one where this one ends', () => {
  expect([1, 2, 3, 4, 5].map(pointsFor)).toEqual([0, 100, 300, 600, 1000])
  expect(levelOf(0)).toEqual({ level: 1, from: 0, next: 100 })
  for (let level = 2; level < 400; level += 1) {
    expect(levelOf(pointsFor(level)).level).toBe(level)
    expect(levelOf(pointsFor(level) - 1).level).toBe(level - 1)
  }
})
