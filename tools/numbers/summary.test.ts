import { expect, test } from 'vitest'
import { summary } from './summary.ts'

const ran = (name: string, output: string, isGood = true) => ({
  command: `npm run --silent bench -- ${name} --tier ci --json`,
  seconds: 1,
  load: 0,
  isGood,
  output,
})

test('a headline contains the figures of its report, those of a list side by side', () => {
  const report = { goal: 1.5, questions: [{ ratio: 0.8 }, { ratio: 1.1 }] }
  expect(summary([ran('people-list', `said before\n${JSON.stringify(report)}\n`)])).toEqual([
    ['list of people among ten times as many, CPU by question', '0.8 / 1.1 times (1.5)'],
  ])
})

test('what was not measured is left out, and a missed goal is marked', () => {
  expect(summary([ran('ledger', 'it fell', false)])).toEqual([
    ['points earned, rate beside the same in pgbench', '**missed**: not measured (not measured)'],
  ])
})
