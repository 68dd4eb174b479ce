import { courseContent, type Rule } from '@lyceum/contract/course'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evaluateCourse } from '../completion/evaluate-course.ts'
import { evaluateRule } from '../evaluate-rule.ts'
import { difference, groupOf, missingIn, outcomeOf } from './rules.ts'

const module = (id: string, more: object = {}) => ({ id, type: 'REF', title: `模块 ${id}`, ...more })
const content = (modules: readonly object[], more: object = {}) =>
  courseContent.parse({ chapters: [{ title: '一', modules }], ...more })

const opened = (...ids: readonly string[]) =>
  new Map(
    ids.map((id) => [
      id,
      { opens: 1, submits: 0, isViewed: false, isSaved: false, isReported: false, score: null, seconds: 0 },
    ]),
  )

const both = content([module('1'), module('2')])
const outcome = (after: typeof both, records: ReturnType<typeof opened>) =>
  outcomeOf(evaluateCourse(both, records), evaluateCourse(after, records))

describe('the effect of a move on somebody in progress', () => {
  test('somebody who has done all that is left completes at once', () => {
    expect(outcome(content([module('1')]), opened('1'))).toBe('completing')
  })

  test('reports more work than before; as much or less loses nothing', () => {
    const three = content([module('1'), module('2'), module('3')])
    expect(outcome(three, opened('1'))).toBe('needingMore')
    expect(outcome(content([module('1'), module('2', { isRequired: false }), module('3')]), opened())).toBe(
      'losingNothing',
    )
    expect(outcome(both, opened('1'))).toBe('losingNothing')
  })

  test('a used-up test that is no longer sufficient fails', () => {
    const paper = (passScore: number) =>
      content([module('1', { type: 'TST', weight: 100, maxSubmits: 1 }), module('2')], { passScore })
    const records = new Map([
      ['1', { ...opened('1').get('1'), submits: 1, score: 70 } as never],
    ]) as ReturnType<typeof opened>
    expect(outcomeOf(evaluateCourse(paper(60), records), evaluateCourse(paper(80), records))).toBe('failing')
  })

  test('a choice counts its shortest alternative, a list every part', () => {
    const choice: Rule = {
      op: 'any',
      of: [{ need: 'required' }, { need: 'module', moduleId: '2', reached: 'completed' }],
    }
    const studyState = (records: ReturnType<typeof opened>) => ({
      modules: both.chapters.flatMap(({ modules }) => modules),
      records,
      score: null,
      minutes: 0,
    })
    expect(missingIn(evaluateRule(choice, studyState(opened())))).toBe(1)
    expect(missingIn(evaluateRule({ ...choice, op: 'all' }, studyState(opened())))).toBe(3)
    expect(missingIn(evaluateRule({ ...choice, op: 'all' }, studyState(opened('2'))))).toBe(1)
  })

  test('the groups show added and removed modules, and who had studied them', () => {
    const after = content([module('1'), module('3', { isRequired: false })])
    const people = [
      { outcome: 'completing', touched: ['1', '2'], isObliged: true },
      { outcome: 'losingNothing', touched: [], isObliged: true },
    ] as const
    expect(groupOf({ number: 1, before: both, after }, people)).toEqual({
      number: 1,
      people: 2,
      begun: 1,
      completing: 1,
      failing: 0,
      needingMore: 0,
      losingNothing: 1,
      keptModules: 1,
      vanishing: [{ title: '模块 2', people: 1 }],
      arriving: [{ title: '模块 3', isRequired: false }],
      obliged: 2,
      dutiesMet: 1,
    })
    expect(difference(both, both)).toMatchObject({ vanishing: [], arriving: [] })
  })
})

test('for any versions and records, nothing is missing exactly when the rule is met', () => {
  const ids = ['1', '2', '3', '4']
  const some = fc.subarray(ids, { minLength: 1 })
  fc.assert(
    fc.property(some, fc.subarray(ids), fc.constantFrom('all', 'any'), (has, done, op) => {
      const rule: Rule = {
        op,
        of: [
          { need: 'required' },
          ...has.map((moduleId) => ({ need: 'module', moduleId, reached: 'attempted' }) as const),
        ],
      }
      const { ruleResult } = evaluateCourse(
        content(
          has.map((id) => module(id)),
          { criteria: rule },
        ),
        opened(...done),
      )
      expect(missingIn(ruleResult) === 0).toBe(ruleResult.isMet)
    }),
  )
})
