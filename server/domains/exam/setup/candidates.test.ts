import * as contract from '@lyceum/contract/exam'
import { expect, test } from 'vitest'
import { type Actor, anonymous } from '#platform/ctx'
import { answers, enrolled, handIn, minutes, soon } from '../bench-make.ts'
import { objective } from '../paper-make.ts'
import { candidatesExport } from './export-candidates.ts'

const why = { reason: '左手骨折' }

test('the roll shows who attended, who passed and who has allowances; absent people are found for a make-up', async () => {
  const { lin, mei, tang, zhou, itmId, examId, linId, meiId } = await enrolled()
  await handIn(lin, itmId, answers(objective))
  const all = await tang.call(contract.listCandidates, { id: examId })
  expect(all.records).toMatchObject([
    { accountId: linId, opens: 1, submits: 1, bestScore: 50, isPassed: true },
    { accountId: meiId, opens: 0, bestScore: null, isPassed: false, reason: '' },
  ])
  const shown = async (show: contract.CandidateShow) =>
    (await tang.call(contract.listCandidates, { id: examId, show })).records.map(({ accountId }) => accountId)
  expect(await shown('absent')).toEqual([meiId])
  expect(await shown('passed')).toEqual([linId])
  expect(await shown('notPassed')).toEqual([])
  await tang.call(contract.allowExtra, {
    id: examId,
    accountIds: [meiId],
    makeUpFrom: soon(60),
    makeUpUntil: soon(120),
    ...why,
  })
  expect(await shown('allowed')).toEqual([meiId])
  expect(await zhou.refused(contract.listCandidates, { id: examId })).toBe('NOT_FOUND')
  expect(await mei.refused(contract.startAttempt, { itmId })).toBe('EXAM_NOT_STARTED')
})

test('exports the scores of an exam: who passed, and who did not attend', async () => {
  const { lin, itmId, examId, ctx } = await enrolled()
  await handIn(lin, itmId, answers(objective))
  const actor: Actor = { ...anonymous, permissions: new Map([['exam.operate', [{ kind: 'site' }]]]) }
  const rows: object[] = []
  const query = { id: examId, show: 'all' } as never
  for await (const row of candidatesExport.rows({ ...(await ctx()), actor }, query)) rows.push(row)
  expect(rows).toMatchObject([
    { opens: 1, submits: 1, bestScore: 50, verdict: '通过' },
    { opens: 0, bestScore: null, verdict: '未进场' },
  ])
})

test('gives a whole unit more time: its candidates only, also during an attempt', async () => {
  const { lin, admin, itmId, examId, linId, asOwner } = await enrolled()
  const { id, generation, deadlineAt } = await lin.call(contract.startAttempt, { itmId })
  const { rows } = await asOwner((client) =>
    client.query<{ unit_id: string }>('select unit_id from org.job where account_id = $1', [linId]),
  )
  const unitIds = rows.map(({ unit_id: unitId }) => unitId)
  expect(await admin.call(contract.allowExtra, { id: examId, unitIds, extraMinutes: 20, ...why })).toEqual({
    people: 1,
    running: 1,
  })
  const saved = await lin.call(contract.saveAnswers, { id, generation, answers: [] })
  expect(Date.parse(saved.deadlineAt) - Date.parse(deadlineAt)).toBe(minutes(20))
  expect(await admin.call(contract.allowExtra, { id: examId, ...why })).toEqual({ people: 0, running: 0 })
})

test('finds an exam by part of its name, only within reach, and escapes pattern characters', async () => {
  const { tang, zhou, admin, examId } = await enrolled()
  const found = async (person: typeof tang, text: string) =>
    (await person.call(contract.listExams, { text })).records.map(({ id }) => id)
  expect(await found(tang, '月考')).toEqual([examId])
  expect(await found(admin, ' 安全 ')).toEqual([examId])
  expect(await found(admin, '年终')).toEqual([])
  expect(await found(admin, '%')).toEqual([])
  expect(await zhou.call(contract.listExams, { text: '月考' })).toMatchObject({ records: [] })
})

test('the list counts candidates and passes; an exam shows its paper and its markers', async () => {
  const { lin, tang, itmId, examId, meiId } = await enrolled()
  await handIn(lin, itmId, answers(objective))
  await tang.call(contract.assignMarkers, { id: examId, accountIds: [meiId] })
  const { records } = await tang.call(contract.listExams, {})
  expect(records.find(({ id }) => id === examId)).toMatchObject({ candidates: 2, submitted: 1, passed: 1 })
  expect(await tang.call(contract.getExam, { id: examId })).toMatchObject({
    paperTitle: '安全月考卷',
    markers: [{ id: meiId }],
  })
  expect(await tang.call(contract.getInvigilationState, { id: examId })).toMatchObject({
    title: '安全月考',
    candidates: 2,
    absent: 1,
  })
})
