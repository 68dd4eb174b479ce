import * as contract from '@lyceum/contract/exam'
import { expect, test } from 'vitest'
import { answers, enrolled, handIn } from '../bench-make.ts'
import { objective, rightAnswers, secret, wrongAnswers } from '../paper-make.ts'

const shown = { answersShown: 'afterSubmit', maxOpens: 3 } as const

/** lin has got all but the first question wrong. */
async function handedIn() {
  const home = await enrolled({ types: objective, settings: shown })
  const [first, ...rest] = answers(objective, wrongAnswers)
  const [right] = answers(objective, rightAnswers)
  const given = first && right ? [right, ...rest] : []
  return { ...home, id: await handIn(home.lin, home.itmId, given) }
}

test('P-13 a report shows how many mistakes can be practised, and a round contains exactly those of its paper', async () => {
  const { lin, mei, id } = await handedIn()
  expect(await lin.call(contract.getExamReport, { id })).toMatchObject({ mistakes: 4 })
  const round = await lin.call(contract.practisePaper, { id })
  expect(round.questions).toBe(4)
  const { items } = await lin.call(contract.getPractice, { id: round.id })
  expect(items.map(({ questionVersionId }) => questionVersionId)).toEqual(['102', '103', '104', '105'])
  expect(await mei.refused(contract.practisePaper, { id })).toBe('NOT_FOUND')
})

test('P-13 a paper whose answers are not shown starts no round, and reveals no key', async () => {
  const { lin, itmId } = await enrolled({ types: objective })
  const id = await handIn(lin, itmId, answers(objective, wrongAnswers))
  expect(await lin.call(contract.getExamReport, { id })).toMatchObject({ mistakes: 0 })
  expect(await lin.refused(contract.practisePaper, { id })).toBe('MISTAKE_NUMBER_INVALID')
})

test('P-15 few colleagues are no comparison; the best paper counts, and the number of attempts is shown', async () => {
  const { lin, id, itmId } = await handedIn()
  expect(await lin.call(contract.getExamReport, { id })).toMatchObject({
    betterThan: null,
    before: null,
    timesUsed: 1,
    timesLeft: 2,
  })
  const again = await handIn(lin, itmId, answers(objective, wrongAnswers))
  const report = await lin.call(contract.getExamReport, { id: again })
  expect(report).toMatchObject({ score: 0, before: { number: 1 }, timesUsed: 2, timesLeft: 1 })
  expect(report.bestScore).toBeGreaterThan(0)
})

test('P-20 a question is answered and explained at once, once; the last one ends the round', async () => {
  const { lin, mei, id } = await handedIn()
  const round = await lin.call(contract.practisePaper, { id })
  const before = await lin.send(contract.getPractice, { id: round.id })
  expect(before.body).not.toContain(secret)
  const correctAnswers = answers(objective, rightAnswers)
    .slice(1)
    .map(({ questionVersionId, value }) => ({ id: round.id, questionVersionId, value }))
  const [first, second, third, fourth] = correctAnswers
  if (!first || !second || !third || !fourth) throw new Error('expected four answers')
  expect(await mei.refused(contract.answerPractice, first)).toBe('NOT_FOUND')
  const result = await lin.call(contract.answerPractice, first)
  expect(result).toMatchObject({ isRight: true, left: 3 })
  expect(result.key).not.toBeNull()
  expect(await lin.refused(contract.answerPractice, first)).toBe('EXAM_HANDED_IN')
  await lin.call(contract.answerPractice, second)
  expect(await lin.call(contract.answerPractice, { ...third, value: null })).toMatchObject({ isRight: false })
  expect(await lin.call(contract.answerPractice, fourth)).toMatchObject({ left: 0 })
  expect(await lin.call(contract.getPracticeReport, { id: round.id })).toMatchObject({
    correct: 3,
    questions: 4,
  })
})

test('P-20 the daily portion includes what was practised today', async () => {
  const { lin, linId, id } = await handedIn()
  expect(await lin.call(contract.getMistakeBank, { id: linId })).toMatchObject({ due: 4, today: 4 })
  const round = await lin.call(contract.practisePaper, { id })
  await lin.call(contract.submitPractice, { id: round.id, answers: [] })
  expect(await lin.call(contract.getMistakeBank, { id: linId })).toMatchObject({ due: 0, today: 0 })
})
