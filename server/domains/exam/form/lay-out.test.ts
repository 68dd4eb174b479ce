import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyOf } from '../make.ts'
import { layOut, partScores } from './lay-out.ts'

const tenths = (max: number) => fc.integer({ min: 1, max: max * 10 }).map((count) => count / 10)

test('INV-E09 the parts of a scenario give together what the whole gives, none nothing, whole points where they can', () => {
  fc.assert(
    fc.property(fc.array(tenths(20), { minLength: 1, maxLength: 20 }), tenths(200), (own, given) => {
      const total = Math.max(given, own.length / 10)
      const scores = partScores(total, own)
      expect(Math.round(scores.reduce((sum, one) => sum + one, 0) * 10)).toBe(Math.round(total * 10))
      expect(scores.every((one) => one > 0)).toBe(true)
      const canBeWhole = Number.isInteger(total) && total >= own.length
      expect(canBeWhole && scores.some((one) => !Number.isInteger(one))).toBe(false)
    }),
  )
})

test('a paper keeps the order of its author unless it says otherwise, and shuffles pairs in any case', () => {
  const asked = (type: 'MC' | 'MT', n: number) => {
    const { content, key, explanation } = bodyOf(type)
    const question = { id: String(n), versionId: String(n), content, key, explanation, parts: [] }
    return { question, section: 0, score: 1 }
  }
  const placed = [asked('MC', 1), asked('MT', 2)]
  const shown = (seed: string) =>
    layOut(placed, { sections: ['一'], shufflesQuestions: false, shufflesOptions: false, seed }).document
  const [first] = shown('a').sections[0]?.questions ?? []
  const written = bodyOf('MC').content
  expect(first?.type === 'MC' && first.options).toEqual(written.type === 'MC' && written.options)
  const orders = new Set(
    Array.from({ length: 20 }, (_one, n) => JSON.stringify(shown(String(n)).sections[0]?.questions[1])),
  )
  expect(orders.size).toBe(2)
})
