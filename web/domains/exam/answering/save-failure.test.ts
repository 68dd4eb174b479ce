import { expect, test } from 'vitest'
import { ApiError } from '#lib/api'
import { haltOf, setbackOf } from './save-failure.ts'

const refused = (errCode: string, status = 409) => new ApiError('refused', { status, errCode })

test.each(['LEARNING_RECORD_DELETED', 'EXAM_FORCED_SUBMIT', 'EXAM_TIME_UP', 'EXAM_HANDED_IN'])(
  'E-071 E-074 E-075 %s ends the attempt',
  (code) => {
    expect(haltOf(refused(code))).toEqual({ kind: 'closed', code })
    expect(setbackOf(refused(code))).toBe('over')
  },
)

test('E-076 a pause blocks answering until it is resumed', () => {
  expect(haltOf(refused('EXAM_ADMIN_PAUSED'))).toEqual({ kind: 'paused' })
  expect(setbackOf(refused('EXAM_ADMIN_PAUSED'))).toBe('paused')
})

test('INV-E14 a window that was taken over stops saving and shows it', () => {
  expect(haltOf(refused('EXAM_TAKEN_OVER'))).toEqual({ kind: 'taken' })
  expect(setbackOf(refused('EXAM_TAKEN_OVER'))).toBe('over')
})

test('E-069 a broken connection, a busy server and a failed hand-in are retried', () => {
  const passing = [
    new ApiError('network'),
    new ApiError('timeout'),
    refused('', 503),
    refused('EXAM_SUBMIT_FAILED', 500),
  ]
  expect(passing.map(setbackOf)).toEqual(['again', 'again', 'again', 'again'])
  expect(passing.map(haltOf)).toEqual([undefined, undefined, undefined, undefined])
})

test('a signed-out user goes to the sign-in page; the journal stays', () => {
  expect(setbackOf(refused('ERROR_TOKEN_INVALID', 401))).toBe('over')
})
