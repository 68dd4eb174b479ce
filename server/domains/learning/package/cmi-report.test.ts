import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cmiCorpus } from './cmi-corpus.ts'
import { reportedIn, scoreFrom, sortCmi } from './cmi-report.ts'
import { valueFits } from './cmi-values.ts'
import { itemToOpen, rollUp } from './item-rules.ts'

describe('M-01 stores the reports of authoring tools as far as possible', () => {
  test.for(Object.entries(cmiCorpus))('%s', ([, { cmi, isDone, score, unkept = [] }]) => {
    const sorted = sortCmi(cmi)
    const reported = reportedIn(sorted.stored)
    expect({ isDone: reported.isDone, score: scoreFrom(reported.share, 100) }).toEqual({ isDone, score })
    expect(Object.keys(sorted.unkept).toSorted()).toEqual([...unkept].toSorted())
  })

  test('rounds numbers to what the standards allow, times to hundredths', () => {
    const cmi = {
      'cmi.core.score.raw': '85.71428571428571',
      'cmi.progress_measure': '0.3333333333333333',
      'cmi.score.scaled': '-0.00000001',
      'cmi.session_time': 'pt1.234s',
      'cmi.core.session_time': '1:2:3.456',
    }
    expect(sortCmi(cmi)).toEqual({
      stored: {
        'cmi.core.score.raw': '85.7142857',
        'cmi.progress_measure': '0.3333333',
        'cmi.score.scaled': '0',
        'cmi.session_time': 'PT1.23S',
        'cmi.core.session_time': '01:02:03.45',
      },
      unkept: {},
    })
  })

  test('names of built-in object properties are ordinary fields', () => {
    expect(sortCmi({ constructor: 'x', toString: 'y' }).stored).toEqual({ constructor: 'x', toString: 'y' })
  })
})

const known = fc.constantFrom(...Object.keys(valueFits))
const value = fc.oneof(
  fc.string(),
  fc.double().map(String),
  fc.double({ min: -1, max: 1, noNaN: true }).map(String),
  fc.constantFrom('passed', 'COMPLETED', 'not attempted', '', 'PT1.5S', '00:00:01.999'),
)
const report = fc.dictionary(
  fc.oneof(
    known,
    fc.integer({ min: 0, max: 99 }).map((n) => `cmi.interactions.${n}.learner_response`),
  ),
  value,
)

describe('M-01 for any report', () => {
  test('each field is stored or reported as unstored, and fields do not affect each other', () => {
    fc.assert(
      fc.property(report, (cmi) => {
        const { stored, unkept } = sortCmi(cmi)
        for (const name of Object.keys(cmi)) {
          expect(name in stored || name in unkept).toBe(true)
          expect(sortCmi({ [name]: cmi[name] ?? '' }).stored[name]).toBe(stored[name])
        }
      }),
    )
  })

  test('storing is idempotent, and a share is between zero and one', () => {
    fc.assert(
      fc.property(report, (cmi) => {
        const { stored } = sortCmi(cmi)
        expect(sortCmi(stored).stored).toEqual(stored)
        const { share } = reportedIn(stored)
        expect(share === null || (share >= 0 && share <= 1)).toBe(true)
      }),
    )
  })

  test('every score from zero to its maximum is stored within a ten-millionth', () => {
    const scores = fc.record({
      raw: fc.double({ min: 0, max: 1, noNaN: true }),
      max: fc.integer({ min: 1, max: 10_000 }),
    })
    fc.assert(
      fc.property(scores, ({ raw, max }) => {
        const cmi = { 'cmi.core.score.raw': String(raw * max), 'cmi.core.score.max': String(max) }
        const { stored, unkept } = sortCmi(cmi)
        expect(unkept).toEqual({})
        expect(reportedIn(stored).share).toBeCloseTo(raw, 6)
      }),
    )
  })
})

const items = [
  { id: 'chapter', kind: 'folder' },
  { id: 'a', kind: 'sco' },
  { id: 'b', kind: 'sco' },
  { id: 'c', kind: 'asset' },
] as const
const done = (share: number | null) => ({ isDone: true, share })

describe('M-02 a package with several items', () => {
  test('is done when all items are, with the mean of those with a score', () => {
    const some = new Map([['a', done(1)]])
    expect(rollUp(items, some)).toEqual({ isDone: false, share: null })
    const all = new Map([...some, ['b', done(0.5)], ['c', done(null)]])
    expect(rollUp(items, all)).toEqual({ isDone: true, share: 0.75 })
    expect(rollUp(items, new Map([...all, ['b', { isDone: false, share: 0.9 }]])).isDone).toBe(false)
  })

  test('opens the requested item, otherwise continues from the last', () => {
    const states = new Map([['a', done(null)]])
    const at = (requested?: string, last?: string) => itemToOpen(items, { requested, last, states })
    expect([at('a'), at('chapter'), at(), at(undefined, 'b'), at(undefined, 'c'), at('gone', 'a')]).toEqual([
      'a',
      'b',
      'b',
      'b',
      'c',
      'b',
    ])
    const over = new Map(['a', 'b', 'c'].map((id) => [id, done(null)]))
    expect(itemToOpen(items, { requested: undefined, last: 'b', states: over })).toBe('b')
  })
})
