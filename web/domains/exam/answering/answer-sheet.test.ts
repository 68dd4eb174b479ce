import { expect, test } from 'vitest'
import { actOn, entryOf, merged, pendingOf, type Sent, type Sheet } from './answer-sheet.ts'

const empty: Sheet = { generation: 1, entries: {}, current: '1' }
const yes = { type: 'TF', isTrue: true } as const
const no = { type: 'TF', isTrue: false } as const
const answer = (sheet: Sheet, value: typeof yes | typeof no) =>
  actOn(sheet, { kind: 'answer', question: '1', value })
const send = (sheet: Sheet) => actOn(sheet, { kind: 'sent', sent: pendingOf(sheet) })
const seqOf = (sheet: Sheet) => entryOf(sheet, '1').seq

test('INV-E03 the number of a question rises with every change after it was sent, and not while it waits', () => {
  const first = answer(empty, yes)
  const changed = answer(first, no)
  expect(seqOf(changed)).toBe(seqOf(first))
  const after = answer(send(changed), yes)
  expect(seqOf(after)).toBeGreaterThan(seqOf(changed))
})

test('B-280 a mark is stored and sent with the answer', () => {
  const marked = actOn(answer(empty, yes), { kind: 'mark', question: '1' })
  expect(pendingOf(marked)).toMatchObject([{ questionVersionId: '1', value: yes, isMarked: true }])
  const again = actOn(marked, { kind: 'mark', question: '1' })
  expect(entryOf(again, '1')).toMatchObject({ value: yes, isMarked: false })
})

test('acknowledged answers are no longer pending; those changed meanwhile are', () => {
  const typed = answer(empty, yes)
  const sent = pendingOf(typed)
  const changed = answer(actOn(typed, { kind: 'sent', sent }), no)
  const saved = actOn(changed, { kind: 'saved', sent })
  expect(pendingOf(saved)).toMatchObject([{ value: no }])
  expect(pendingOf(actOn(saved, { kind: 'saved', sent: pendingOf(saved) }))).toEqual([])
})

test('a late acknowledgement does not undo a newer one', () => {
  const old = pendingOf(answer(empty, yes))
  const newer = answer(send(answer(empty, yes)), no)
  const saved = actOn(newer, { kind: 'saved', sent: pendingOf(newer) })
  expect(actOn(saved, { kind: 'saved', sent: old })).toEqual(saved)
})

const sent = (seq: number, value: typeof yes | typeof no): Sent => ({
  questionVersionId: '1',
  seq,
  value,
  isMarked: false,
})

test('after a crash the journal restores and sends what the server does not have', () => {
  const entries = merged([sent(10_001, yes)], [sent(10_002, no)])
  expect(entries['1']).toMatchObject({ value: no, savedSeq: 10_001 })
  expect(pendingOf({ entries })).toHaveLength(1)
})

test('INV-E14 a late write of an older window does not overtake the window that took over', () => {
  const older = Array.from({ length: 50 }, () => 0).reduce((sheet) => send(answer(sheet, yes)), empty)
  const newer = answer({ ...empty, generation: 2 }, no)
  const entries = merged(
    pendingOf(newer),
    pendingOf({ entries: { '1': { ...entryOf(older, '1'), savedSeq: 0 } } }),
  )
  expect(entries['1']).toMatchObject({ value: no })
  expect(pendingOf({ entries })).toEqual([])
})

test('the server wins when the numbers are equal', () => {
  expect(merged([sent(5, yes)], [sent(5, no)])['1']?.value).toEqual(yes)
})
