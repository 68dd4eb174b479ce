import type { PaperKeys } from '@lyceum/contract/paper'
import type { AnswerValue } from '@lyceum/contract/question'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tier } from '#testing/tier'
import { corrected } from '../scoring/regrade-rules.ts'
import { effectiveScore, objectiveScore, scorePaper, totalOf } from './score-rules.ts'

const slot = fc.constantFrom('a', 'b', 'c', 'd')
const text = fc.constantFrom('', '2', ' 两 ', 'ＡＢ', 'ab')
const none = { blocks: [] }

/** A question of every type with a key and an answer, right, wrong or none. */
const sample = fc.oneof(
  fc.record({
    key: fc.record({ type: fc.constant('MC' as const), right: slot }),
    value: fc.record({ type: fc.constant('MC' as const), slot: fc.option(slot) }),
  }),
  fc.record({
    key: fc.record({
      type: fc.constant('MC_MANY' as const),
      right: fc.uniqueArray(slot, { minLength: 1 }),
      partial: fc.boolean(),
    }),
    value: fc.record({ type: fc.constant('MC_MANY' as const), slots: fc.uniqueArray(slot) }),
  }),
  fc.record({
    key: fc.record({ type: fc.constant('TF' as const), right: fc.boolean() }),
    value: fc.record({ type: fc.constant('TF' as const), isTrue: fc.option(fc.boolean()) }),
  }),
  fc.record({
    key: fc.record({
      type: fc.constant('FB' as const),
      accepted: fc.dictionary(slot, fc.array(text, { minLength: 1 }), { minKeys: 1 }),
      exact: fc.boolean(),
    }),
    value: fc.record({ type: fc.constant('FB' as const), blanks: fc.dictionary(slot, text) }),
  }),
  fc.record({
    key: fc.record({ type: fc.constant('MT' as const), pairs: fc.dictionary(slot, slot, { minKeys: 1 }) }),
    value: fc.record({ type: fc.constant('MT' as const), pairs: fc.dictionary(slot, slot) }),
  }),
  fc.record({
    key: fc.record({ type: fc.constant('ES' as const), guide: text }),
    value: fc.record({ type: fc.constant('ES' as const), text }),
  }),
  fc.record({
    key: fc.record({ type: fc.constant('SR' as const), guide: text }),
    value: fc.record({
      type: fc.constant('SR' as const),
      fileId: fc.option(fc.constant('7')),
      seconds: fc.constant(3),
    }),
  }),
)

const paper = fc.array(
  fc.record({
    sample,
    score: fc.integer({ min: 0, max: 200 }).map((tenth) => tenth / 10),
    isAnswered: fc.boolean(),
    mark: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { maxLength: 30 },
)

describe('scoring', () => {
  test('INV-E09 10,000 papers of every type: each part and the total are within bounds, and the total is the sum', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(paper, (questions) => {
        const keys: PaperKeys = {}
        const answers = new Map<string, AnswerValue | null>()
        const marks = new Map<string, number>()
        questions.forEach(({ sample, score, isAnswered, mark }, i) => {
          seen.add(sample.key.type)
          keys[String(i)] = { key: sample.key, score, explanation: none }
          if (isAnswered) answers.set(String(i), sample.value)
          marks.set(String(i), Math.floor(mark * score))
        })
        const parts = scorePaper(keys, answers, marks)
        const full = Math.round(questions.reduce((sum, { score }) => sum + score * 10, 0)) / 10
        const total = totalOf(parts)
        expect(parts).toHaveLength(questions.length)
        for (const { score, full: most } of parts) {
          expect(score).toBeGreaterThanOrEqual(0)
          expect(score).toBeLessThanOrEqual(most)
        }
        expect(total).toBeGreaterThanOrEqual(0)
        expect(total).toBeLessThanOrEqual(full)
        expect(total).toBeCloseTo(
          parts.reduce((sum, { score }) => sum + (score ?? 0), 0),
          6,
        )
        // Scoring again gives the same result.
        expect(scorePaper(keys, answers, marks)).toEqual(parts)
      }),
      { numRuns: tier(2000, 10_000) },
    )
    expect(seen.size).toBe(7)
  })

  const many = (partial: boolean) => ({
    key: { type: 'MC_MANY' as const, right: ['a', 'b', 'c'], partial },
    score: 3,
  })

  test('multiple choice: all or, where the question allows, a share; one wrong choice gives zero', () => {
    const given = (...slots: string[]) => ({ type: 'MC_MANY' as const, slots })
    expect(objectiveScore(many(true), given('a', 'b', 'c'))).toBe(3)
    expect(objectiveScore(many(true), given('a'))).toBe(1)
    expect(objectiveScore(many(false), given('a'))).toBe(0)
    expect(objectiveScore(many(true), given('a', 'b', 'c', 'd'))).toBe(0)
  })

  test('blanks ignore letter case, width and surrounding spaces, unless exact', () => {
    const key = (exact: boolean) => ({
      key: { type: 'FB' as const, accepted: { b: ['Ab 2'] }, exact },
      score: 2,
    })
    const value = { type: 'FB' as const, blanks: { b: ' ａb 2 ' } }
    expect(objectiveScore(key(false), value)).toBe(2)
    expect(objectiveScore(key(true), value)).toBe(0)
  })

  test('subjective answers wait for a marker; empty ones do not', () => {
    const keys = { 1: { key: { type: 'ES' as const, guide: '' }, score: 5, explanation: none } }
    const written = new Map<string, AnswerValue>([['1', { type: 'ES', text: '我想' }]])
    expect(totalOf(scorePaper(keys, written))).toBeNull()
    expect(totalOf(scorePaper(keys, written, new Map([['1', 4]])))).toBe(4)
    expect(totalOf(scorePaper(keys, new Map()))).toBe(0)
  })

  test('B-281 B-282 an invigilator can reinstate a zeroed score', () => {
    const base = { raw: 80, screenCutPolicy: 'ZERO', timeoutPolicy: 'ZERO', isReinstated: false }
    expect(effectiveScore({ ...base, submitKind: 'cuts' })).toBe(0)
    expect(effectiveScore({ ...base, submitKind: 'timeout' })).toBe(0)
    expect(effectiveScore({ ...base, submitKind: 'timeout', timeoutPolicy: 'SCORE_SAVED' })).toBe(80)
    expect(effectiveScore({ ...base, submitKind: 'self' })).toBe(80)
    expect(effectiveScore({ ...base, submitKind: 'cuts', isReinstated: true })).toBe(80)
  })

  test('the four ways to correct a key', () => {
    const part = { questionVersionId: '1', type: 'MC' as const, full: 2, score: 2, isRight: true }
    const key = { type: 'MC' as const, right: 'b' }
    const by = (policy: 'fullCredit' | 'eitherKey' | 'newKey' | 'none', score: number, anew: number) =>
      corrected([{ ...part, score }], {
        corrections: [{ questionVersionId: '1', policy, key }],
        scoreBy: () => anew,
      })[0]?.score
    expect([by('fullCredit', 0, 0), by('eitherKey', 2, 0), by('newKey', 2, 0), by('none', 2, 0)]).toEqual([
      2, 2, 0, 2,
    ])
    expect([by('eitherKey', 0, 2), by('newKey', 0, 2)]).toEqual([2, 2])
  })
})
