import { expect, test } from 'vitest'
import { figuresOf, reportedLines } from './figures.ts'

test('figures are read from a report, single rounds are not', () => {
  const report = {
    goal: 3,
    ratios: { save: 4.1 },
    people: [1, 10],
    rounds: [{ a: 1 }],
    isGood: true,
    none: null,
  }
  expect(figuresOf(report)).toEqual([
    ['goal', '3'],
    ['ratios.save', '4.1'],
    ['people', '1 / 10'],
    ['isGood', 'true'],
  ])
})

test('a suite’s own figures are kept, the runner’s output is not', () => {
  const output =
    '  matrix: 20 cells, 3 calls in 1.0 s\n ✓ server matrix.test.ts\n  matrix: never answered 200: x\n  query counts: 5 lists, not seen to grow: x, y\n'
  expect(reportedLines(output)).toEqual(['matrix: 20 cells, 3 calls in 1.0 s', 'query counts: 5 lists'])
})
