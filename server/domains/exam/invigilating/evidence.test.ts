import * as contract from '@lyceum/contract/exam'
import { expect, test } from 'vitest'
import { type Actor, anonymous } from '#platform/ctx'
import { answers, enrolled, handIn } from '../bench-make.ts'
import { objective, wrongAnswers } from '../paper-make.ts'
import { irregularitiesExport } from './export-irregularities.ts'

test('whoever doubts a key sees it, what people answered, and how it was corrected', async () => {
  const { lin, mei, tang, examId, itmId } = await enrolled({
    types: ['MC', 'FB'],
    settings: { passScore: 10 },
  })
  await handIn(lin, itmId, answers(['MC', 'FB']))
  await handIn(mei, itmId, answers(['MC', 'FB'], wrongAnswers))
  const query = { id: examId, questionVersionId: '101' }
  const { question, key, picks, correction } = await tang.call(contract.getExamQuestion, query)
  expect([question.type, key.type, correction]).toEqual(['MC', 'MC', null])
  expect(picks.map(({ people }) => people)).toEqual([1, 1])
  const blanks = await tang.call(contract.getExamQuestion, { ...query, questionVersionId: '102' })
  expect(blanks.picks.every(({ said }) => said !== '')).toBe(true)
  const request = { ...query, policy: 'fullCredit', reason: '题干有误' } as const
  expect(await tang.call(contract.regradeExam, request)).toMatchObject({ nowPass: 1, nowComplete: 1 })
  await tang.call(contract.regradeExam, { ...request, isDryRun: false })
  expect(await tang.call(contract.getExamQuestion, query)).toMatchObject({
    correction: { policy: 'fullCredit', reason: '题干有误' },
  })
  const { items } = await tang.call(contract.getExamAnalysis, { id: examId })
  expect(items.map(({ policy }) => policy)).toEqual(['fullCredit', null])
  expect(items.every(({ text }) => text !== '')).toBe(true)
  expect(await lin.refused(contract.getExamQuestion, query)).toBe('NO_RIGHT_READ_MSG')
  expect(await tang.refused(contract.getExamQuestion, { ...query, questionVersionId: '999' })).toBe(
    'EXAM_WRONG_STATE',
  )
})

test('exports irregularities: screen cuts, invigilator actions with their reasons, and the score given back', async () => {
  const { lin, tang, examId, itmId, ctx } = await enrolled({ settings: { screenCutLimit: 0 } })
  const { id, generation } = await lin.call(contract.startAttempt, { itmId })
  await lin.call(contract.saveAnswers, { id, generation, answers: answers(objective) })
  await lin.call(contract.reportScreenCut, { id, eventId: crypto.randomUUID(), seconds: 4 })
  const why = { reasonKind: 'mistake', reason: '输入法弹窗' } as const
  await tang.call(contract.actOnSitting, { id, act: 'reinstate', ...why })
  const actor: Actor = { ...anonymous, permissions: new Map([['exam.operate', [{ kind: 'site' }]]]) }
  const rows: object[] = []
  for await (const row of irregularitiesExport.rows({ ...(await ctx()), actor }, { id: examId } as never))
    rows.push(row)
  expect(rows[0]).toMatchObject({ what: '离开考试画面', seconds: 4, number: 1 })
  expect(rows[1]).toMatchObject({ what: '恢复成绩', reasonKind: '误判', reason: '输入法弹窗', score: '50.0' })
  expect(rows[2]).toMatchObject({ what: '切屏超限，自动交卷', rawScore: '50.0' })
})
