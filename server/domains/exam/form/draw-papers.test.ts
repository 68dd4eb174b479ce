import type { QuestionType } from '@lyceum/contract/exam'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BankQuestion, drawPapers, type DrawRule, fits, share } from './draw-papers.ts'
import { layOut } from './lay-out.ts'
import { bodyOf } from '../make.ts'

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
const seedsOf = (count: number) => Array.from({ length: count }, (_one, n) => `paper/${n}`)

test('INV-E15 the same seeds on the same bank make the same papers, other seeds make others', () => {
  const bank = Array.from({ length: 200 }, (_one, n) => question(n))
  const rules = [
    { ...any, type: 'MC' as const, count: 5 },
    { ...any, categoryId: '2', count: 5 },
  ]
  const once = drawPapers(bank, rules, seedsOf(20))
  expect(drawPapers([...bank], rules, seedsOf(20))).toEqual(once)
  expect(new Set(once.map(({ chosen }) => JSON.stringify(chosen))).size).toBe(20)
})

test('no question stands twice on a paper, every rule gets its own, and only a true shortage is told', () => {
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
      const bank = Array.from({ length: size }, (_one, n) => question(n))
      const byId = new Map(bank.map((one) => [one.id, one]))
      for (const { chosen, missing } of drawPapers(bank, rules, ['a', 'b'])) {
        const ids = chosen.flat()
        expect(new Set(ids).size).toBe(ids.length)
        chosen.forEach((mine, at) => {
          const wanted = rules[at] ?? any
          expect(mine.length + (missing[at] ?? 0)).toBe(wanted.count)
          expect(mine.every((id) => fits(wanted, byId.get(id) ?? question(0)))).toBe(true)
        })
        expect(ids.length).toBe(mostPossible(bank, rules))
      }
    }),
    { numRuns: 300 },
  )
})

/** By flow, one unit at a time, in the order given: what no cleverness can beat. */
function mostPossible(bank: readonly BankQuestion[], rules: readonly DrawRule[]): number {
  const slots = rules.flatMap((rule) => Array.from({ length: rule.count }, () => rule))
  const holder = new Map<string, number>()
  const place = (slot: number, seen: Set<string>): boolean => {
    for (const one of bank) {
      const rule = slots[slot]
      if (!rule || !fits(rule, one) || seen.has(one.id)) continue
      seen.add(one.id)
      const other = holder.get(one.id)
      if (other !== undefined && !place(other, seen)) continue
      holder.set(one.id, slot)
      return true
    }
    return false
  }
  return slots.filter((_rule, slot) => place(slot, new Set())).length
}

test('a rule that could take anything leaves the rare ones to the rule that needs them', () => {
  const { chosen, missing } = share([['a', 'b', 'c'], ['a']], [2, 1])
  expect(missing).toEqual([0, 0])
  expect(chosen).toEqual([['b', 'c'], ['a']])
})

test('what was drawn least comes first, so that a bank is used evenly', () => {
  const bank = Array.from({ length: 60 }, (_one, n) => question(n, { drawn: n < 30 ? 4 : 0 }))
  const rules = [{ ...any, count: 10 }]
  const papers = drawPapers(bank, rules, seedsOf(3)).map(({ chosen }) => chosen.flat().map(Number))
  expect(papers.flat().every((id) => id >= 1030)).toBe(true)
  expect(new Set(papers.flat()).size).toBe(30)
})

test('INV-E15 over 10,000 papers the right option stands in every place equally often (χ²)', () => {
  const body = bodyOf('MC')
  const right = body.key?.type === 'MC' ? body.key.right : ''
  const asked = {
    id: '1',
    versionId: '77',
    content: body.content,
    key: body.key,
    explanation: body.explanation,
    parts: [],
  }
  const counts = [0, 0, 0, 0]
  for (const seed of seedsOf(10_000)) {
    const { document } = layOut([{ question: asked, section: 0, score: 2 }], {
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
  // Three degrees of freedom: 16.27 is passed by chance once in a thousand.
  expect(chi).toBeLessThan(16.27)
})
