import { courseContent, type Rule } from '@lyceum/contract/course'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weighCourse } from '../completion/weigh.ts'
import { verdictOf } from '../verdict.ts'
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
  outcomeOf(weighCourse(both, records), weighCourse(after, records))

describe('what a move means for somebody in progress', () => {
  test('who has done all that is left completes at once', () => {
    expect(outcome(content([module('1')]), opened('1'))).toBe('completing')
  })

  test('more to do than before is said; as much or less loses nothing', () => {
    const three = content([module('1'), module('2'), module('3')])
    expect(outcome(three, opened('1'))).toBe('needingMore')
    expect(outcome(content([module('1'), module('2', { isRequired: false }), module('3')]), opened())).toBe(
      'losingNothing',
    )
    expect(outcome(both, opened('1'))).toBe('losingNothing')
  })

  test('a test that is used up and no longer enough fails', () => {
    const paper = (passScore: number) =>
      content([module('1', { type: 'TST', weight: 100, maxSubmits: 1 }), module('2')], { passScore })
    const records = new Map([
      ['1', { ...opened('1').get('1'), submits: 1, score: 70 } as never],
    ]) as ReturnType<typeof opened>
    expect(outcomeOf(weighCourse(paper(60), records), weighCourse(paper(80), records))).toBe('failing')
  })

  test('of a choice the shortest way counts, of a list every part', () => {
    const choice: Rule = {
      op: 'any',
      of: [{ need: 'required' }, { need: 'module', moduleId: '2', reached: 'completed' }],
    }
    const standing = (records: ReturnType<typeof opened>) => ({
      modules: both.chapters.flatMap(({ modules }) => modules),
      records,
      score: null,
      minutes: 0,
    })
    expect(missingIn(verdictOf(choice, standing(opened())))).toBe(1)
    expect(missingIn(verdictOf({ ...choice, op: 'all' }, standing(opened())))).toBe(3)
    expect(missingIn(verdictOf({ ...choice, op: 'all' }, standing(opened('2'))))).toBe(1)
  })

  test('the groups say which modules come and go, and who had done something there', () => {
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

test('whatever the versions and the records, nothing is missing exactly when the rule is met', () => {
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
      const { verdict } = weighCourse(
        content(
          has.map((id) => module(id)),
          { criteria: rule },
        ),
        opened(...done),
      )
      expect(missingIn(verdict) === 0).toBe(verdict.isMet)
    }),
  )
})
