import { questionTypes } from '@lyceum/contract/exam'
import { expect, test } from 'vitest'
import { begin } from '../../../app/demo/begin.ts'
import { essenceOf, faultsOf, textOf } from '../bank/question-rules.ts'
import { becauseOf, becausePaired } from './because.ts'
import { drawBank } from './draw-bank.ts'
import { hengchuanWords } from './words-hengchuan.ts'
import { nanyuWords } from './words-nanyu.ts'

const taught = (words: typeof hengchuanWords) =>
  words.themes.map(({ category }) => ({
    name: category,
    subjects: Array.from({ length: 9 }, (_one, n) => `${category}第${n + 1}课`),
  }))

const bankOf = (words: typeof hengchuanWords, count: number) =>
  drawBank({
    words,
    taught: taught(words),
    count,
    random: begin(new Date('2026-03-18T08:00:00Z')).random,
    lessonOf: () => undefined,
  })

test.for([
  ['hengchuan', hengchuanWords, 3000],
  ['hengchuan', hengchuanWords, 120],
  ['nanyu', nanyuWords, 40],
] as const)('%s asks whole questions of all eight types, none twice', ([_code, words, count]) => {
  const bank = bankOf(words, count)
  expect(bank).toHaveLength(count)
  expect(new Set(bank.map(({ body }) => body.content.type))).toEqual(new Set(questionTypes))
  expect(new Set(bank.map(({ body }) => essenceOf(body))).size).toBe(count)
  expect(bank.flatMap(({ body }) => faultsOf(body))).toEqual([])
  expect(bank.filter(({ body }) => /\{\}|\{say\}/.test(textOf(body.content.stem)))).toEqual([])
})

test('the company asks in ten categories, evenly', () => {
  const bank = bankOf(hengchuanWords, 3000)
  const counts = Map.groupBy(bank, ({ category }) => category)
  expect(counts.size).toBe(10)
  for (const [, mine] of counts) expect(mine.length).toBeGreaterThan(200)
})

test('the same day draws the same bank', () => {
  expect(bankOf(hengchuanWords, 60)).toEqual(bankOf(hengchuanWords, 60))
})

test.for([hengchuanWords, nanyuWords])(
  'P-30 an explanation says why, and never only repeats the answer',
  (words) => {
    for (const theme of words.themes) {
      const all = [...theme.right, ...theme.wrong]
      for (const statement of all) {
        const because = becauseOf(theme, statement)
        expect(because.length).toBeGreaterThan(10)
        expect(because).not.toContain(statement)
      }
      // One reason for each statement and one for the pairs: a line too few would shift all that follow.
      expect(new Set(all.map((one) => becauseOf(theme, one))).size).toBe(all.length)
      expect(all.map((one) => becauseOf(theme, one))).not.toContain(becausePaired(theme))
    }
    for (const { body } of bankOf(words, 40))
      expect(textOf(body.explanation)).not.toMatch(/反复强调|记住一句话|課程提到/)
  },
)
