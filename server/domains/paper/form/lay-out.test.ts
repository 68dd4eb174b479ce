import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyOf } from '../../question/make.ts'
import { layOut, partScores } from './lay-out.ts'

const tenths = (max: number) => fc.integer({ min: 1, max: max * 10 }).map((count) => count / 10)

test('INV-E09 the parts of a scenario add up to its score, none gets zero, and scores are whole where possible', () => {
  fc.assert(
    fc.property(fc.array(tenths(20), { minLength: 1, maxLength: 20 }), tenths(200), (own, given) => {
      const total = Math.max(given, own.length / 10)
      const scores = partScores(total, own)
      expect(Math.round(scores.reduce((sum, score) => sum + score, 0) * 10)).toBe(Math.round(total * 10))
      expect(scores.every((score) => score > 0)).toBe(true)
      const canBeWhole = Number.isInteger(total) && total >= own.length
      expect(canBeWhole && scores.some((score) => !Number.isInteger(score))).toBe(false)
    }),
  )
})

test('a paper keeps its author’s order unless it shuffles, and always shuffles pairs', () => {
  const makeQuestion = (type: 'MC' | 'MT', n: number) => {
    const { content, key, explanation } = bodyOf(type)
    const question = { id: String(n), versionId: String(n), content, key, explanation, parts: [] }
    return { question, section: 0, score: 1 }
  }
  const sectionQuestions = [makeQuestion('MC', 1), makeQuestion('MT', 2)]
  const shown = (seed: string) =>
    layOut(sectionQuestions, { sections: ['一'], shufflesQuestions: false, shufflesOptions: false, seed })
      .document
  const [first] = shown('a').sections[0]?.questions ?? []
  const written = bodyOf('MC').content
  expect(first?.type === 'MC' && first.options).toEqual(written.type === 'MC' && written.options)
  const orders = new Set(
    Array.from({ length: 20 }, (_item, n) => JSON.stringify(shown(String(n)).sections[0]?.questions[1])),
  )
  expect(orders.size).toBe(2)
})
