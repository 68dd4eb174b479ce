import { questionTypes } from '@lyceum/contract/question'
import { expect, test } from 'vitest'
import { seedStart } from '../../../app/demo/seed-start.ts'
import { essenceOf, faultsOf, textOf } from '../bank/question-rules.ts'
import { becauseOf, becausePaired } from './explanations.ts'
import { drawBank } from './draw-bank.ts'
import { hengchuanTexts } from './texts-hengchuan.ts'
import { nanyuTexts } from './texts-nanyu.ts'

const taught = (wording: typeof hengchuanTexts) =>
  wording.themes.map(({ category }) => ({
    name: category,
    subjects: Array.from({ length: 9 }, (_item, n) => `${category}第${n + 1}课`),
  }))

const bankOf = (wording: typeof hengchuanTexts, count: number) =>
  drawBank({
    wording,
    taught: taught(wording),
    count,
    random: seedStart(new Date('2026-03-18T08:00:00Z')).random,
    lessonOf: () => undefined,
  })

test.for([
  ['hengchuan', hengchuanTexts, 3000],
  ['hengchuan', hengchuanTexts, 120],
  ['nanyu', nanyuTexts, 40],
] as const)('%s has complete questions of all eight types, without duplicates', ([_code, wording, count]) => {
  const bank = bankOf(wording, count)
  expect(bank).toHaveLength(count)
  expect(new Set(bank.map(({ body }) => body.content.type))).toEqual(new Set(questionTypes))
  expect(new Set(bank.map(({ body }) => essenceOf(body))).size).toBe(count)
  expect(bank.flatMap(({ body }) => faultsOf(body))).toEqual([])
  expect(bank.filter(({ body }) => /\{\}|\{say\}/.test(textOf(body.content.stem)))).toEqual([])
})

test('the company has questions in ten categories, evenly', () => {
  const bank = bankOf(hengchuanTexts, 3000)
  const counts = Map.groupBy(bank, ({ category }) => category)
  expect(counts.size).toBe(10)
  for (const [, mine] of counts) expect(mine.length).toBeGreaterThan(200)
})

test('the same day generates the same bank', () => {
  expect(bankOf(hengchuanTexts, 60)).toEqual(bankOf(hengchuanTexts, 60))
})

test.for([hengchuanTexts, nanyuTexts])(
  'P-30 an explanation gives a reason, and never only repeats the answer',
  (wording) => {
    for (const theme of wording.themes) {
      const all = [...theme.right, ...theme.wrong]
      for (const statement of all) {
        const because = becauseOf(theme, statement)
        expect(because.length).toBeGreaterThan(10)
        expect(because).not.toContain(statement)
      }
      // One explanation for each statement and one for the pairs: a missing line would shift all that follow.
      expect(new Set(all.map((statement) => becauseOf(theme, statement))).size).toBe(all.length)
      expect(all.map((statement) => becauseOf(theme, statement))).not.toContain(becausePaired(theme))
    }
    for (const { body } of bankOf(wording, 40))
      expect(textOf(body.explanation)).not.toMatch(/反复强调|记住一句话|課程提到/)
  },
)
