import * as contract from '@lyceum/contract/exam'
import { describe, expect, test } from 'vitest'
import type { TestApp } from '#testing/test-app'
import { answers, enrolled, handIn, minutes, soon } from '../bench-make.ts'
import { type Leaf, objective, rightAnswers, secret, wrongAnswers } from '../paper-make.ts'

/** lin has got everything wrong in an exam that shows its answers at once. */
async function mistaken(types: readonly Leaf[] = objective) {
  const home = await enrolled({ types, settings: { answersShown: 'afterSubmit' } })
  await handIn(home.lin, home.itmId, answers(types, wrongAnswers))
  return home
}

async function practise(
  person: TestApp['lin'],
  types: readonly Leaf[],
  given: typeof rightAnswers | typeof wrongAnswers,
) {
  const { id } = await person.call(contract.startPractice, { number: String(types.length) })
  const values = answers(types, given).map(({ questionVersionId, value }) => ({ questionVersionId, value }))
  return person.call(contract.submitPractice, { id, answers: values })
}

describe('the mistake notebook', () => {
  test('C-308 C-309 C-310 C-311 B-301 Q-092 wrong answers are listed, and only their owner sees them', async () => {
    const { lin, mei, linId, itmId } = await mistaken()
    expect(await lin.call(contract.getMistakeBank, { id: linId })).toEqual({
      open: 5,
      due: 5,
      today: 5,
      mastered: 0,
      practices: 0,
    })
    expect(await lin.call(contract.countMistakes, { id: linId, itmId })).toEqual({ num: 5 })
    expect(await lin.call(contract.listMistakeExams, { id: linId })).toEqual({
      records: [{ itmId, title: '安全月考', open: 5 }],
    })
    const page = await lin.call(contract.pageMistakes, { id: linId, pageSize: 2 })
    expect(page).toMatchObject({ total: 5, records: [{ wrong: 1, correct: 0, isMastered: false }, {}] })
    expect(await mei.refused(contract.getMistakeBank, { id: linId })).toBe('NOT_FOUND')
    expect(await mei.refused(contract.pageMistakes, { id: linId })).toBe('NOT_FOUND')
  })

  test('E-142 B-297 B-298 B-299 B-300 the number is required, digits only, above zero and no more than there are', async () => {
    const { lin } = await mistaken(['MC', 'TF'])
    for (const number of [undefined, '', 'zwei', '1.5', '-1', 0, 3, '３'])
      expect(await lin.refused(contract.startPractice, { number })).toBe('MISTAKE_NUMBER_INVALID')
    expect(await lin.call(contract.startPractice, { number: '2' })).toMatchObject({ questions: 2 })
    expect(await lin.call(contract.startPractice, { number: 1 })).toMatchObject({ questions: 1 })
  })

  test('B-302 Q-091 C-312 to C-316 the fourth right answer masters a question; a wrong one does not reset it', async () => {
    const types = ['MC'] as const
    const { lin, linId } = await mistaken(types)
    const { id } = await lin.call(contract.startPractice, { number: '1' })
    const open = await lin.send(contract.getPractice, { id })
    expect(open.body).not.toContain(secret)
    expect(await lin.refused(contract.getPracticeReport, { id })).toBe('EXAM_WRONG_STATE')
    for (const _ of [1, 2, 3])
      expect(await practise(lin, types, rightAnswers)).toMatchObject({ correct: 1, mastered: 0 })
    expect(await practise(lin, types, wrongAnswers)).toMatchObject({ correct: 0, mastered: 0 })
    const last = await practise(lin, types, rightAnswers)
    expect(last).toMatchObject({ correct: 1, mastered: 1 })
    expect(await lin.call(contract.getMistakeBank, { id: linId })).toMatchObject({ open: 0, mastered: 1 })
    const report = await lin.call(contract.getPracticeReport, { id: last.id })
    expect(report.items).toMatchObject([
      { isRight: true, correct: 4, isMastered: true, key: { right: 'p3' }, mine: { slot: 'p3' } },
    ])
    expect(await lin.refused(contract.submitPractice, { id: last.id, answers: [] })).toBe('EXAM_HANDED_IN')
    expect(await lin.call(contract.pagePractices, {})).toMatchObject({ total: 6 })
  })

  test('a question answered right is due again only after some days', async () => {
    const { lin, linId, parts } = await mistaken(['MC'])
    await practise(lin, ['MC'], rightAnswers)
    expect(await lin.call(contract.getMistakeBank, { id: linId })).toMatchObject({ open: 1, due: 0 })
    parts.clock.travel(minutes(60 * 25))
    expect(await lin.call(contract.getMistakeBank, { id: linId })).toMatchObject({ open: 1, due: 1 })
  })

  test('INV-E13 nothing of an exam that hides its key is practised, counted or shown', async () => {
    const { lin, linId, itmId, parts } = await enrolled({ types: ['MC'], settings: { closesAt: soon(30) } })
    await handIn(lin, itmId, answers(['MC'], wrongAnswers))
    expect(await lin.call(contract.getMistakeBank, { id: linId })).toMatchObject({ open: 0, due: 0 })
    expect(await lin.call(contract.countMistakes, { id: linId })).toEqual({ num: 0 })
    expect(await lin.call(contract.pageMistakes, { id: linId })).toMatchObject({ total: 0, records: [] })
    expect(await lin.call(contract.listMistakeExams, { id: linId })).toEqual({ records: [] })
    expect(await lin.refused(contract.startPractice, { number: 1 })).toBe('MISTAKE_NUMBER_INVALID')
    parts.clock.travel(minutes(31))
    expect(await lin.call(contract.countMistakes, { id: linId })).toEqual({ num: 1 })
  })

  test('INV-E13 during a new attempt its key can be neither practised nor read', async () => {
    const { lin, linId, itmId } = await mistaken(['MC'])
    const done = await practise(lin, ['MC'], wrongAnswers)
    await lin.call(contract.startAttempt, { itmId })
    expect(await lin.call(contract.countMistakes, { id: linId })).toEqual({ num: 0 })
    expect((await lin.call(contract.getPracticeReport, { id: done.id })).items).toMatchObject([{ key: null }])
    expect((await lin.send(contract.getPracticeReport, { id: done.id })).body).not.toContain(secret)
  })
})
