import { moduleContent, type ModuleContent, type Rule } from '@lyceum/contract/course'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tier } from '#testing/tier'
import { hasReached, isUsedUp, type ModuleRecord, moduleStatus, untouched } from './module-rules.ts'
import { courseScore, progressAfter, progressOf, type StudyState, evaluateRule } from './evaluate-rule.ts'

const module = (id: string, fields: Record<string, unknown> = {}): ModuleContent =>
  moduleContent.parse({ id, type: 'VOD', title: `模块 ${id}`, ...fields })
const record = (fields: Partial<ModuleRecord>): ModuleRecord => ({ ...untouched, opens: 1, ...fields })
const studyState = (
  modules: readonly ModuleContent[],
  records: Readonly<Record<string, ModuleRecord>> = {},
  { score = null, minutes = 0 }: Partial<Pick<StudyState, 'score' | 'minutes'>> = {},
): StudyState => ({ modules, records: new Map(Object.entries(records)), score, minutes })

describe('module status', () => {
  test('B-256 each of the seven statuses has its own record', () => {
    const video = module('1')
    const test = module('2', { type: 'TST', requiredScore: 60 })
    expect(moduleStatus(video, untouched)).toBe('NOT_ATTEMPTED')
    expect(moduleStatus(video, record({}))).toBe('BROWSED')
    expect(moduleStatus(test, record({ isViewed: true }))).toBe('VIEWED')
    expect(moduleStatus(test, record({ isSaved: true }))).toBe('SAVED')
    expect(moduleStatus(test, record({ submits: 1, score: 59 }))).toBe('SUBMITTED')
    expect(moduleStatus(test, record({ submits: 1, score: 60 }))).toBe('PASSED')
    expect(moduleStatus(video, record({ isViewed: true }))).toBe('COMPLETED')
  })

  test('B-257 B-258 B-259 B-260 B-261 milestones that another module may require', () => {
    const test = module('2', { type: 'TST', requiredScore: 60 })
    const failed = record({ submits: 1, score: 40 })
    expect(hasReached(test, record({}), 'attempted')).toBe(true)
    expect(hasReached(test, untouched, 'attempted')).toBe(false)
    expect(hasReached(test, failed, 'submitted')).toBe(true)
    expect(hasReached(test, failed, 'passed')).toBe(false)
    expect(hasReached(test, failed, 'completed')).toBe(false)
    expect(hasReached(test, record({ submits: 1, score: 60 }), 'passed')).toBe(true)
    expect(hasReached(module('1'), record({}), 'viewed')).toBe(false)
    expect(hasReached(module('1'), record({ isViewed: true }), 'viewed')).toBe(true)
  })

  test('B-263 after all hand-ins without success nothing more can be done', () => {
    const test = module('2', { type: 'TST', requiredScore: 60, maxSubmits: 2 })
    expect(isUsedUp(test, record({ submits: 1, score: 10 }))).toBe(false)
    expect(isUsedUp(test, record({ submits: 2, score: 10 }))).toBe(true)
    expect(isUsedUp(test, record({ submits: 2, score: 80 }))).toBe(false)
  })
})

describe('why it is locked, why it is not complete', () => {
  const modules = [
    module('1'),
    module('2', { type: 'TST', requiredScore: 60, maxSubmits: 1 }),
    module('3', { isRequired: false }),
  ]

  test('without criteria every required module must be done, and the result counts how many are', () => {
    const result = evaluateRule(null, studyState(modules, { 1: record({ isViewed: true }) }))
    expect(result).toMatchObject({ isMet: false, of: [{ done: 1, of: 2, isMet: false }] })
  })

  test('a group of any is met by one, a group of all by all', () => {
    const viewed = { need: 'module', moduleId: '1', reached: 'viewed' } as const
    const passed = { need: 'module', moduleId: '2', reached: 'passed' } as const
    const some = studyState(modules, { 1: record({ isViewed: true }) })
    expect(evaluateRule({ op: 'any', of: [viewed, passed] }, some).isMet).toBe(true)
    expect(evaluateRule({ op: 'all', of: [viewed, { op: 'any', of: [passed] }] }, some).isMet).toBe(false)
  })

  test('a test that can no longer be passed differs from one not taken yet', () => {
    const rule: Rule = { op: 'all', of: [{ need: 'module', moduleId: '2', reached: 'passed' }] }
    expect(evaluateRule(rule, studyState(modules)).of[0]).toMatchObject({ isStuck: false })
    const failed = studyState(modules, { 2: record({ submits: 1, score: 10 }) })
    expect(evaluateRule(rule, failed).of[0]).toMatchObject({ isMet: false, isStuck: true })
  })

  test('a module missing from the version blocks nobody', () => {
    const rule: Rule = { op: 'all', of: [{ need: 'module', moduleId: '99', reached: 'passed' }] }
    expect(evaluateRule(rule, studyState(modules)).isMet).toBe(true)
  })

  test('score and time are reported with the current and required value', () => {
    const rule: Rule = {
      op: 'all',
      of: [
        { need: 'score', atLeast: 60 },
        { need: 'minutes', atLeast: 30 },
      ],
    }
    expect(evaluateRule(rule, studyState(modules, {}, { score: 59.9, minutes: 29.9 })).of).toMatchObject([
      { isMet: false, done: 59.9, of: 60 },
      { isMet: false, done: 29, of: 30 },
    ])
    expect(evaluateRule(rule, studyState(modules, {}, { score: 60, minutes: 30 })).isMet).toBe(true)
  })
})

test('the score of a course is the weighted sum of its modules', () => {
  const modules = [
    module('1', { type: 'TST', weight: 30, score: 50 }),
    module('2', { type: 'ASS', weight: 70, validScore: 20 }),
    module('3'),
  ]
  expect(courseScore(studyState(modules))).toBe(0)
  expect(courseScore(studyState(modules, { 1: record({ score: 50 }), 2: record({ score: 80 }) }))).toBe(86)
  expect(courseScore(studyState(modules, { 1: record({ score: 99 }), 2: record({ score: 19 }) }))).toBe(30)
  expect(courseScore(studyState([module('3')]))).toBeNull()
})

const anyRecord = fc.record({
  opens: fc.nat(3),
  submits: fc.nat(3),
  isViewed: fc.boolean(),
  isSaved: fc.boolean(),
  score: fc.option(fc.nat(100)),
  isReported: fc.boolean(),
})
const types = fc.constantFrom('VOD', 'ASS', 'AUD', 'SCO', 'RDG', 'REF', 'ACE', 'TST', 'URLVOD')

test('doing more never takes anything back: a met rule stays met', () => {
  const rules = fc.constantFrom<Rule | null>(
    null,
    { op: 'any', of: [{ need: 'module', moduleId: '1', reached: 'completed' }, { need: 'required' }] },
    { op: 'all', of: [{ op: 'any', of: [{ need: 'module', moduleId: '2', reached: 'viewed' }] }] },
  )
  fc.assert(
    fc.property(
      fc.tuple(types, types),
      fc.tuple(anyRecord, anyRecord),
      rules,
      ([first, second], [a, b], rule) => {
        const modules = [module('1', { type: first }), module('2', { type: second, requiredScore: 60 })]
        const more = {
          ...a,
          opens: a.opens + 1,
          submits: a.submits + 1,
          isViewed: true,
          isSaved: true,
          isReported: true,
          score: Math.max(a.score ?? 0, 60),
        }
        const before = evaluateRule(rule, studyState(modules, { 1: a, 2: b }))
        const after = evaluateRule(rule, studyState(modules, { 1: more, 2: b }))
        expect(before.isMet && !after.isMet).toBe(false)
        expect(progressOf(studyState(modules, { 1: more, 2: b }))).toBeGreaterThanOrEqual(
          progressOf(studyState(modules, { 1: a, 2: b })),
        )
      },
    ),
    { numRuns: tier(300, 5000) },
  )
})

describe('P-09 progress', () => {
  const modules = ['1', '2', '3'].map((id) =>
    module(id, id === '2' ? { type: 'TST', requiredScore: 60 } : {}),
  )
  /** What viewing does to a record: another opening, more coverage; nothing is removed. */
  const step = fc.record({
    id: fc.constantFrom('1', '2', '3'),
    isViewed: fc.boolean(),
    score: fc.option(fc.integer({ min: 0, max: 100 })),
  })

  test('P-09 progress never falls by viewing, whatever it was before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.array(step, { maxLength: 12 }), (stood, steps) => {
        const records = new Map<string, ModuleRecord>()
        let shown = stood
        for (const { id, isViewed, score } of steps) {
          const { opens, ...known } = records.get(id) ?? untouched
          const best = Math.max(known.score ?? 0, score ?? 0)
          records.set(id, {
            ...known,
            opens: opens + 1,
            isViewed: known.isViewed || isViewed,
            submits: score === null ? known.submits : known.submits + 1,
            score: score === null ? known.score : best,
          })
          const next = progressAfter({ before: shown, now: progressOf({ modules, records }), mayFall: false })
          expect(next).toBeGreaterThanOrEqual(shown)
          shown = next
        }
        expect(shown).toBe(Math.max(stood, progressOf({ modules, records })))
      }),
    )
  })

  test('P-09 a withdrawn mark or another version may lower it', () => {
    expect(progressAfter({ before: 60, now: 40, mayFall: true })).toBe(40)
  })
})
