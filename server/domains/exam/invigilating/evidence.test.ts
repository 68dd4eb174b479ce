import * as contract from '@lyceum/contract/exam'
import { expect, test } from 'vitest'
import { type Actor, nobody } from '#platform/ctx'
import { answers, enrolled, handIn } from '../attempt/bench-make.ts'
import { objective, wrongAnswers } from '../attempt/paper-make.ts'
import { irregularitiesExport } from './export-irregularities.ts'

test('whoever doubts a key sees it, what people answered, and how it was mended', async () => {
  const { lin, mei, tang, examId, itmId } = await enrolled({
    types: ['MC', 'FB'],
    settings: { passScore: 10 },
  })
  await handIn(lin, itmId, answers(['MC', 'FB']))
  await handIn(mei, itmId, answers(['MC', 'FB'], wrongAnswers))
  const asked = { id: examId, questionVersionId: '101' }
  const { question, key, picks, correction } = await tang.call(contract.getExamQuestion, asked)
  expect([question.type, key.type, correction]).toEqual(['MC', 'MC', null])
  expect(picks.map(({ people }) => people)).toEqual([1, 1])
  const blanks = await tang.call(contract.getExamQuestion, { ...asked, questionVersionId: '102' })
  expect(blanks.picks.every(({ said }) => said !== '')).toBe(true)
  const wish = { ...asked, policy: 'fullCredit', reason: '题干有误' } as const
  expect(await tang.call(contract.regradeExam, wish)).toMatchObject({ nowPass: 1, nowComplete: 1 })
  await tang.call(contract.regradeExam, { ...wish, isDryRun: false })
  expect(await tang.call(contract.getExamQuestion, asked)).toMatchObject({
    correction: { policy: 'fullCredit', reason: '题干有误' },
  })
  const { items } = await tang.call(contract.getExamAnalysis, { id: examId })
  expect(items.map(({ policy }) => policy)).toEqual(['fullCredit', null])
  expect(items.every(({ text }) => text !== '')).toBe(true)
  expect(await lin.refused(contract.getExamQuestion, asked)).toBe('NO_RIGHT_READ_MSG')
  expect(await tang.refused(contract.getExamQuestion, { ...asked, questionVersionId: '999' })).toBe(
    'EXAM_WRONG_STATE',
  )
})

test('irregularities leave as a table: the screen left, the acts with their reasons, and the score given back', async () => {
  const { lin, tang, examId, itmId, ctx } = await enrolled({ settings: { screenCutLimit: 0 } })
  const { id, generation } = await lin.call(contract.startAttempt, { itmId })
  await lin.call(contract.saveAnswers, { id, generation, answers: answers(objective) })
  await lin.call(contract.reportScreenCut, { id, eventId: crypto.randomUUID(), seconds: 4 })
  const why = { reasonKind: 'mistake', reason: '输入法弹窗' } as const
  await tang.call(contract.actOnSitting, { id, act: 'reinstate', ...why })
  const actor: Actor = { ...nobody, permissions: new Map([['exam.operate', [{ kind: 'site' }]]]) }
  const rows: object[] = []
  for await (const row of irregularitiesExport.rows({ ...(await ctx()), actor }, { id: examId } as never))
    rows.push(row)
  expect(rows[0]).toMatchObject({ what: '离开考试画面', seconds: 4, number: 1 })
  expect(rows[1]).toMatchObject({ what: '恢复成绩', reasonKind: '误判', reason: '输入法弹窗', score: '50.0' })
  expect(rows[2]).toMatchObject({ what: '切屏超限，自动交卷', rawScore: '50.0' })
})
