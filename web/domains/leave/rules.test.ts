import { expect, test } from 'vitest'
import { faultsOf, trainingsWithin } from './rules.ts'

const t = { typeMissing: 'type', timeMissing: 'time', order: 'order', reasonMissing: 'reason' }
const none = { type: undefined, from: undefined, until: undefined, reason: undefined }
const whole = {
  type: 'SICK',
  from: '2026-03-18T01:00:00.000Z',
  until: '2026-03-18T10:00:00.000Z',
  reason: '发烧',
} as const

test('B-313 B-314 B-315 each field shows what it lacks; complete fields show nothing', () => {
  expect(faultsOf(whole, t)).toEqual(none)
  expect(faultsOf({ type: undefined, from: null, until: null, reason: ' ' }, t)).toEqual({
    type: 'type',
    from: 'time',
    until: 'time',
    reason: 'reason',
  })
  expect(faultsOf({ ...whole, until: whole.from }, t)).toEqual({ ...none, until: 'order' })
})

test('P-25 a leave offers the trainings of its days, each once, found by a part of the name', () => {
  const all = ['动火作业', '安全月考', '安全月考'].map((title) => ({
    itmId: title,
    title,
    from: '2026-05-01T01:00:00.000Z',
    until: null,
  }))
  expect(trainingsWithin(all, '').map(({ title }) => title)).toEqual(['动火作业', '安全月考'])
  expect(trainingsWithin(all, ' 月考 ').map(({ title }) => title)).toEqual(['安全月考'])
})
