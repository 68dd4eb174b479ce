import { Scorm12API, Scorm2004API } from 'scorm-again'
import { expect, test } from 'vitest'
import { keepBeside } from './rejected-fields.ts'

const quiet = { lmsCommitUrl: false, autocommit: false, logLevel: 5 } as const

test('M-01 values that the 1.2 API rejects are kept beside it: 1000 of 1000, negative points', () => {
  const api = new Scorm12API(quiet)
  const beside = keepBeside(api)
  api.LMSInitialize('')
  const set = (name: string, value: unknown) => api.LMSSetValue(name, String(value))
  expect(set('cmi.core.score.raw', 1000)).toBe('true')
  expect(set('cmi.core.score.max', 1000)).toBe('true')
  expect(api.LMSGetLastError()).toBe('0')
  expect(api.LMSGetValue('cmi.core.score.raw')).toBe('1000')
  expect(beside.fields()).toEqual({ 'cmi.core.score.raw': '1000', 'cmi.core.score.max': '1000' })
  // Set to a valid value, the field belongs to the API again.
  set('cmi.core.score.raw', 90)
  expect(beside.fields()).toEqual({ 'cmi.core.score.max': '1000' })
  // Read-only and unknown fields stay rejected.
  expect(set('cmi.core.student_name', 'x')).toBe('false')
  expect(set('cmi.nothing', 'x')).toBe('false')
})

test('M-01 values that the 2004 API rejects are kept beside it: milliseconds, a score above its range', () => {
  const api = new Scorm2004API(quiet)
  const beside = keepBeside(api)
  api.Initialize('')
  expect(api.SetValue('cmi.session_time', 'PT1.234S')).toBe('true')
  expect(api.SetValue('cmi.score.scaled', '1.0000000000000002')).toBe('true')
  expect(Object.keys(beside.fields()).toSorted()).toEqual(['cmi.score.scaled', 'cmi.session_time'])
})

test('M-01 M-03 a package of eighty questions is restored completely, in whatever order they were stored', () => {
  const api = new Scorm2004API(quiet)
  const beside = keepBeside(api)
  const lines = Array.from({ length: 80 }, (_, n) => [
    [`cmi.interactions.${n}.learner_response`, 'true'],
    [`cmi.interactions.${n}.id`, `question-${n}`],
    [`cmi.interactions.${n}.type`, 'true-false'],
  ]).flat()
  const unfit = ['cmi.score.raw', 'not a number']
  beside.load(Object.fromEntries([...lines.toReversed(), unfit, ['cmi.location', '12']]))
  api.Initialize('')
  expect(api.GetValue('cmi.interactions._count')).toBe('80')
  expect(api.GetValue('cmi.interactions.79.learner_response')).toBe('true')
  expect(api.GetValue('cmi.location')).toBe('12')
  expect(beside.fields()).toEqual({ 'cmi.score.raw': 'not a number' })
})
