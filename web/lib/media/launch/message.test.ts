import { expect, test } from 'vitest'
import { type LaunchMessage, letter, readLetter, sendable } from './message.ts'

const token = 'a-token-of-one-launch'
const source = { its: 'window' }
const origin = 'https://p1.content.example'
const expected = { source, token, isOrigin: (value: string) => value === origin }
const report: LaunchMessage = {
  kind: 'said',
  isLast: false,
  cmi: { 'cmi.core.lesson_status': 'incomplete' },
  suspendData: '第 3 页',
  unsent: [],
}
const good = { source, origin, data: letter(token, report) }

test('A36 a message is accepted from one window, on its own origin, with the token of this launch', () => {
  expect(readLetter(good, expected)).toEqual(report)
  expect(readLetter({ ...good, data: letter(token, { kind: 'ready' }) }, expected)).toEqual({ kind: 'ready' })
  expect(readLetter({ ...good, source: { its: 'window' } }, expected)).toBeUndefined()
  expect(readLetter({ ...good, source: null }, expected)).toBeUndefined()
  for (const other of [
    'https://p2.content.example',
    'http://p1.content.example',
    'https://p1.content.example.evil',
    'null',
    '',
  ])
    expect([other, readLetter({ ...good, origin: other }, expected)]).toEqual([other, undefined])
  for (const mark of ['', 'a-token-of-one-launc', 'another-token-of-one', undefined, 7, [token], { token }])
    expect(readLetter({ ...good, data: { ...good.data, launch: mark } }, expected)).toBeUndefined()
  // Without a token of our own nothing is accepted, not even a missing token.
  expect(readLetter({ ...good, data: { ...report, launch: '' } }, { ...expected, token: '' })).toBeUndefined()
})

test('A36 malformed messages are ignored', () => {
  const field = (name: string, value: unknown) => ({ ...good.data, cmi: { [name]: value } })
  const { data } = good
  const many = Object.fromEntries(Array.from({ length: 20_001 }, (_, n) => [`cmi.x${n}`, '']))
  const shapes: readonly unknown[] = [null, undefined, 'said', 7, [], [data], () => data, {}]
  const kinds = ['SAID', 'begin', '__proto__', undefined].map((kind) => ({ ...data, kind }))
  const fields = [null, [], 'cmi', many].map((cmi) => ({ ...data, cmi }))
  const sizes = [7, 'x'.repeat(600_001)].map((suspendData) => ({ ...data, suspendData }))
  const ends = ['yes', undefined].map((isLast) => ({ ...data, isLast }))
  const names = ['score', 'cmi.A b', '__proto__x', ''].map((name) => field(name, '1'))
  const values = [1, null, 'x'.repeat(32_001), 'a\0b', '\ud800'].map((value) => field('cmi.score', value))
  const learners = ['x', null, { id: 7, name: 'x' }].map((learner) => ({ ...data, kind: 'begin', learner }))
  const lost = [undefined, 'cmi.x', [7], ['x'], Array.from({ length: 51 }, () => 'cmi.x')].map((unsent) => ({
    ...data,
    unsent,
  }))
  const wrong = [shapes, kinds, fields, sizes, ends, names, values, learners, lost].flat()
  expect(wrong.length).toBeGreaterThan(25)
  for (const value of wrong) expect(readLetter({ ...good, data: value }, expected)).toBeUndefined()
})

test('M-01 one invalid field is named and does not affect the others', () => {
  const fields = [
    ['cmi.core.lesson_status', 'passed'],
    ['cmi.comments', 'x'.repeat(32_001)],
    ['cmi.interactions.0.id', 'a\0b'],
  ] as const
  expect(sendable(fields, '\ud800')).toEqual({
    cmi: { 'cmi.core.lesson_status': 'passed' },
    suspendData: undefined,
    unsent: ['cmi.suspend_data', 'cmi.comments', 'cmi.interactions.0.id'],
  })
  expect(sendable([], '第 3 页')).toEqual({ cmi: {}, suspendData: '第 3 页', unsent: [] })
})
