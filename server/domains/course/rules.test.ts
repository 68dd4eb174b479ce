import { type CourseContent, courseContent, moduleContent, type ModuleContent } from '@lyceum/contract/course'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tier } from '#testing/tier'
import { circleFrom, draftFaults, renumbered } from './rules.ts'

const file = { fileId: '9' }
const module = (id: string, fields: Record<string, unknown> = {}): ModuleContent =>
  moduleContent.parse({ id, type: 'REF', title: `模块 ${id}`, body: file, ...fields })
const course = (modules: readonly ModuleContent[], fields: Record<string, unknown> = {}): CourseContent =>
  courseContent.parse({ chapters: [{ title: '第一章', modules }], ...fields })
const faultsIn = (content: CourseContent) => draftFaults('SELFSTUDY', content).map(({ fault }) => fault)

test('INV-L06 exactly those drafts are faulty in which a condition refers to a later module or to itself', () => {
  const size = 6
  const looks = fc.array(fc.array(fc.nat(size - 1), { maxLength: 3 }), { minLength: size, maxLength: size })
  fc.assert(
    fc.property(looks, fc.constantFrom('all', 'any'), (all, op) => {
      const leaf = (at: number) => ({ need: 'module', moduleId: String(at + 1), reached: 'completed' })
      const requires = (requirements: readonly number[]) =>
        requirements.length === 0 ? null : { op: 'all', of: [{ op, of: requirements.map(leaf) }] }
      const modules = all.map((requirements, i) =>
        module(String(i + 1), { requires: requires(requirements) }),
      )
      const ahead = all.flatMap((requirements, i) =>
        requirements.some((at) => at >= i) ? [String(i + 1)] : [],
      )
      const found = draftFaults('SELFSTUDY', course(modules)).map(({ moduleId }) => moduleId)
      expect(found).toEqual(ahead)
    }),
    { numRuns: tier(500, 5000) },
  )
})

test('INV-L06 a circle is found exactly if the courses cannot be put in an order', () => {
  const size = 7
  const edge = fc.tuple(fc.nat(size - 1), fc.nat(size - 1))
  fc.assert(
    fc.property(fc.array(edge, { maxLength: 14 }), (requirements) => {
      const edges = new Map<string, string[]>()
      for (const [from, to] of requirements) {
        const [course, required] = [String(from), String(to)]
        if (circleFrom(course, [required], edges) !== undefined) continue
        edges.set(course, [...(edges.get(course) ?? []), required])
      }
      // Remove whatever has no remaining prerequisite; at the end nothing may be left.
      const left = new Set(edges.keys())
      for (let before = -1; before !== left.size;) {
        before = left.size
        for (const node of left)
          if (!(edges.get(node) ?? []).some((other) => left.has(other))) left.delete(node)
      }
      expect([...left]).toEqual([])
    }),
    { numRuns: tier(500, 5000) },
  )
})

describe('reasons that prevent a draft from being published', () => {
  test('none, if every module has what its kind requires', () => {
    const choices = [
      { key: 'A', text: '对', isRight: true },
      { key: 'B', text: '不对' },
    ]
    const task = { blocks: [{ kind: 'paragraph', runs: [{ text: '写一份计划' }] }] }
    const content = course([
      module('1', { type: 'VOD' }),
      module('2', { type: 'AUD' }),
      module('3', { type: 'SCO' }),
      module('4', { type: 'RDG' }),
      module('5'),
      module('6', { type: 'URLVOD', body: { address: 'https://example.com/a' } }),
      module('7', { type: 'ASS', body: { task } }),
      module('8', {
        type: 'TST',
        body: { questions: [{ key: 'q001', type: 'single', stem: '对吗', choices }] },
      }),
      module('9', {
        type: 'ACE',
        body: { questions: [{ key: 'q001', type: 'text', stem: '你怎么看' }] },
      }),
    ])
    expect(faultsIn(content)).toEqual([])
  })

  test('modules that lack what their kind requires, each named', () => {
    const bare = { body: {} }
    const choices = [{ key: 'A', text: '错' }]
    const content = course([
      module('1', { type: 'VOD', ...bare }),
      module('2', { type: 'URLVOD', ...bare }),
      module('3', { type: 'ASS', ...bare }),
      module('4', { type: 'ACE', ...bare }),
      module('5', {
        type: 'TST',
        body: { questions: [{ key: 'q001', type: 'single', stem: '?', choices }] },
      }),
    ])
    expect(draftFaults('SELFSTUDY', content)).toEqual([
      { fault: 'noFile', moduleId: '1' },
      { fault: 'noAddress', moduleId: '2' },
      { fault: 'noTask', moduleId: '3' },
      { fault: 'noQuestions', moduleId: '4' },
      { fault: 'fewChoices', moduleId: '5' },
      { fault: 'noRightChoice', moduleId: '5' },
    ])
  })

  test('an online course without modules; a classroom course may have none', () => {
    expect(faultsIn(course([]))).toEqual(['noModules'])
    expect(draftFaults('CLASSROOM', course([]))).toEqual([])
  })

  test('INV-L06 a module only waits for earlier ones, so there is no circular wait', () => {
    const waitsFor = (moduleId: string) => ({
      op: 'all',
      of: [{ need: 'module', moduleId, reached: 'viewed' }],
    })
    expect(faultsIn(course([module('1', { requires: waitsFor('2') }), module('2')]))).toEqual([
      'ruleLooksAhead',
    ])
    expect(faultsIn(course([module('1', { requires: waitsFor('1') })]))).toEqual(['ruleLooksAhead'])
    expect(faultsIn(course([module('1'), module('2', { requires: waitsFor('1') })]))).toEqual([])
  })

  test('weights that do not add up, an unreachable pass mark, criteria without content', () => {
    expect(faultsIn(course([module('1', { weight: 60 })]))).toEqual(['weightsNotWhole'])
    expect(faultsIn(course([module('1')], { passScore: 60 }))).toEqual(['scoreWithoutWeights'])
    expect(faultsIn(course([module('1', { isRequired: false })]))).toEqual(['nothingRequired'])
    const stray = {
      op: 'any',
      of: [{ op: 'all', of: [{ need: 'module', moduleId: '7', reached: 'passed' }] }],
    }
    expect(faultsIn(course([module('1')], { criteria: stray }))).toEqual(['ruleOnNothing'])
  })
})

test('a copy has its own modules, and its conditions reference them', () => {
  const leaf = { need: 'module', moduleId: '1', reached: 'viewed' }
  const content = course(
    [module('1'), module('2', { requires: { op: 'all', of: [{ op: 'any', of: [leaf] }] } })],
    {
      criteria: { op: 'all', of: [leaf] },
    },
  )
  const copy = JSON.stringify(
    renumbered(
      content,
      new Map([
        ['1', '11'],
        ['2', '12'],
      ]),
    ),
  )
  expect(copy).toContain('"id":"11"')
  expect(copy.match(/"moduleId":"11"/g)).toHaveLength(2)
  expect(copy).not.toContain('"moduleId":"1"')
})

test('finds a circle of prerequisites of any length', () => {
  const edges = new Map([
    ['b', ['c']],
    ['c', ['d', 'a']],
  ])
  expect(circleFrom('a', ['b'], edges)).toBe('a')
  expect(circleFrom('x', ['b'], edges)).toBeUndefined()
})
