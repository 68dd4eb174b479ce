import type { QuestionType } from '@lyceum/contract/question'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BankQuestion } from '#domains/question'
import { drawPapers, type DrawRule, fits, share } from './draw-papers.ts'
import { layOut } from './lay-out.ts'
import { bodyOf } from '../../question/make.ts'

const types: readonly QuestionType[] = ['MC', 'TF', 'FB', 'ES']

const question = (n: number, more: Partial<BankQuestion> = {}): BankQuestion => ({
  id: String(1000 + n),
  type: types[n % types.length] ?? 'MC',
  categoryPath: [String(1 + (n % 3))],
  difficulty: 1 + (n % 5),
  pointIds: [String(n % 7)],
  tags: [],
  drawn: 0,
  ...more,
})
const any: DrawRule = {
  type: null,
  categoryId: null,
  difficulties: [],
  pointId: null,
  tag: null,
  count: 1,
}
const seedsOf = (count: number) => Array.from({ length: count }, (_item, n) => `paper/${n}`)

test('INV-E15 the same seeds and bank give the same papers, other seeds give others', () => {
  const bank = Array.from({ length: 200 }, (_item, n) => question(n))
  const rules = [
    { ...any, type: 'MC' as const, count: 5 },
    { ...any, categoryId: '2', count: 5 },
  ]
  const once = drawPapers(bank, rules, seedsOf(20))
  expect(drawPapers([...bank], rules, seedsOf(20))).toEqual(once)
  expect(new Set(once.map(({ chosen }) => JSON.stringify(chosen))).size).toBe(20)
})

test('no question appears twice on a paper, every rule is served, and only a real shortage is reported', () => {
  const rule = fc.record({
    type: fc.option(fc.constantFrom(...types)),
    categoryId: fc.option(fc.constantFrom('1', '2', '3')),
    difficulties: fc.subarray([1, 2, 3, 4, 5]),
    pointId: fc.option(fc.constantFrom('0', '1', '2')),
    tag: fc.constant(null),
    count: fc.integer({ min: 1, max: 6 }),
  })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.array(rule, { maxLength: 6 }), (size, rules) => {
      const bank = Array.from({ length: size }, (_item, n) => question(n))
      const byId = new Map(bank.map((candidate) => [candidate.id, candidate]))
      for (const { chosen, missing } of drawPapers(bank, rules, ['a', 'b'])) {
        const ids = chosen.flat()
        expect(new Set(ids).size).toBe(ids.length)
        chosen.forEach((mine, at) => {
          const expected = rules[at] ?? any
          expect(mine.length + (missing[at] ?? 0)).toBe(expected.count)
          expect(mine.every((id) => fits(expected, byId.get(id) ?? question(0)))).toBe(true)
        })
        expect(ids.length).toBe(mostPossible(bank, rules))
      }
    }),
    { numRuns: 300 },
  )
})

/** Maximum matching by augmenting paths, one unit at a time: the upper bound for any algorithm. */
function mostPossible(bank: readonly BankQuestion[], rules: readonly DrawRule[]): number {
  const slots = rules.flatMap((rule) => Array.from({ length: rule.count }, () => rule))
  const slotById = new Map<string, number>()
  const place = (slot: number, seen: Set<string>): boolean => {
    for (const candidate of bank) {
      const rule = slots[slot]
      if (!rule || !fits(rule, candidate) || seen.has(candidate.id)) continue
      seen.add(candidate.id)
      const other = slotById.get(candidate.id)
      if (other !== undefined && !place(other, seen)) continue
      slotById.set(candidate.id, slot)
      return true
    }
    return false
  }
  return slots.filter((_rule, slot) => place(slot, new Set())).length
}

test('a rule that accepts anything leaves rare questions to the rule that needs them', () => {
  const { chosen, missing } = share([['a', 'b', 'c'], ['a']], [2, 1])
  expect(missing).toEqual([0, 0])
  expect(chosen).toEqual([['b', 'c'], ['a']])
})

test('draws the least used questions first, so that the bank is used evenly', () => {
  const bank = Array.from({ length: 60 }, (_item, n) => question(n, { drawn: n < 30 ? 4 : 0 }))
  const rules = [{ ...any, count: 10 }]
  const papers = drawPapers(bank, rules, seedsOf(3)).map(({ chosen }) => chosen.flat().map(Number))
  expect(papers.flat().every((id) => id >= 1030)).toBe(true)
  expect(new Set(papers.flat()).size).toBe(30)
})

test('INV-E15 over 10,000 papers the right option stands in every position equally often (χ²)', () => {
  const body = bodyOf('MC')
  const right = body.key?.type === 'MC' ? body.key.right : ''
  const formQuestion = {
    id: '1',
    versionId: '77',
    content: body.content,
    key: body.key,
    explanation: body.explanation,
    parts: [],
  }
  const counts = [0, 0, 0, 0]
  for (const seed of seedsOf(10_000)) {
    const { document } = layOut([{ question: formQuestion, section: 0, score: 2 }], {
      sections: ['一'],
      shufflesQuestions: false,
      shufflesOptions: true,
      seed,
    })
    const [shown] = document.sections[0]?.questions ?? []
    const at = shown?.type === 'MC' ? shown.options.findIndex(({ slot }) => slot === right) : -1
    counts[at] = (counts[at] ?? 0) + 1
  }
  const expected = 2500
  const chi = counts.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0)
  // Three degrees of freedom: chance exceeds 16.27 once in a thousand.
  expect(chi).toBeLessThan(16.27)
})
