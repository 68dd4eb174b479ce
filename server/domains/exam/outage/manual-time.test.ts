import * as contract from '@lyceum/contract/exam'
import { describe, expect, test } from 'vitest'
import { minutes } from '../bench-make.ts'
import { makeExam } from '../make.ts'
import { on } from '../tables.ts'
import { answering } from '../outage-bench-make.ts'
import { noticeOutage } from './notice-outage.ts'

const reason = '误报，考场没有断网'

/** Five minutes of silence, detected and given back. */
async function afterOutage(options: Parameters<typeof answering>[0] = {}) {
  const home = await answering(options)
  await home.silence(300)
  const before = await home.ends()
  await home.heartbeat('a')
  await noticeOutage(await home.ctx())
  const outages = async () =>
    (await home.tang.call(contract.getInvigilationState, { id: home.examId })).outages
  const [outage] = await outages()
  if (!outage) throw new Error('no outage')
  return { ...home, before, outages, outage }
}

describe('an outage as the invigilator sees it', () => {
  test('S-03 shows begin and end, duration, maximum, affected people, and until when it can be revoked', async () => {
    const { outage, meiPaper, mei, zhou, examId } = await afterOutage()
    expect(outage).toMatchObject({ attempts: 2, capMinutes: 30, takenBackAt: null, takenBackBy: '' })
    expect(outage.seconds).toBeGreaterThanOrEqual(299)
    expect(outage.givenSeconds).toBe(outage.seconds)
    expect(outage.people).toHaveLength(2)
    expect(outage.people.every((name) => name !== '')).toBe(true)
    const { deadlineAt } = await mei.call(contract.getAttempt, { id: meiPaper.id })
    expect(Math.abs(Date.parse(outage.untilAt ?? '') - Date.parse(deadlineAt))).toBeLessThan(5000)
    expect(await zhou.refused(contract.getInvigilationState, { id: examId })).toBe('NOT_FOUND')
  })

  test('K-24 an exam lists only outages within its own time', async () => {
    const { sql, tang, outages } = await afterOutage()
    expect(await outages()).toHaveLength(1)
    const { examId: later } = await makeExam(sql)
    expect((await tang.call(contract.getInvigilationState, { id: later })).outages).toEqual([])
  })

  test('S-03 a revocation restores the deadlines, is recorded, and works once', async () => {
    const { lin, tang, outage, outages, before, ends, linPaper, asOwner } = await afterOutage()
    const request = { id: outage.id, reason }
    expect(await lin.refused(contract.takeBackOutage, request)).toBe('NO_RIGHT_EXECUTE_MSG')
    expect(await tang.call(contract.takeBackOutage, request)).toEqual({ attempts: 2 })
    expect(await ends()).toEqual(before)
    expect(await lin.call(contract.getAttempt, { id: linPaper.id })).toMatchObject({ givenBackSeconds: 0 })
    const [shown] = await outages()
    expect(shown).toMatchObject({ untilAt: null })
    expect(shown?.takenBackBy).not.toBe('')
    const { acts } = await tang.call(contract.getSitting, { id: linPaper.id })
    expect(acts.map((act) => `${act.kind} ${act.reason}`)).toEqual(['outage ', `outageBack ${reason}`])
    expect(await tang.refused(contract.takeBackOutage, request)).toBe('EXAM_WRONG_STATE')
    const { rows } = await asOwner((client) =>
      client.query<{ action: string }>(
        `select action from platform.audit_entry where action like 'exam.outage%'`,
      ),
    )
    expect(rows).toEqual([{ action: 'exam.outage.takeBack' }])
  })

  test('S-03 rejects a revocation once a moved deadline was reached; an attempt past its first deadline ends now', async () => {
    const { tang, outage, outages, ends, silence, wasThere } = await afterOutage({
      settings: { minutes: 30 },
    })
    // 30 minutes and the five given back, of which the outage has used five.
    await silence(30 * 60 + 60)
    await wasThere()
    expect(await tang.refused(contract.takeBackOutage, { id: outage.id, reason })).toBe('EXAM_OUTAGE_REACHED')
    expect((await outages())[0]).toMatchObject({ untilAt: null })
    await silence(-180)
    const late = await ends()
    expect(await tang.call(contract.takeBackOutage, { id: outage.id, reason })).toEqual({ attempts: 2 })
    const now = await ends()
    expect(now.every((end, i) => end < (late[i] ?? 0) && Math.abs(end - Date.now()) < 20_000)).toBe(true)
  })
})

describe('time given manually', () => {
  test('S-03 goes to the chosen attempts, with a reason shown to them and recorded, and moves nobody else', async () => {
    const { lin, mei, tang, examId, linPaper, meiPaper, ends, sql } = await answering()
    const [linEnd = 0, meiEnd = 0] = await ends()
    const gift = { id: examId, attemptIds: [linPaper.id], minutes: 7, reason: '三号楼断网' }
    expect(await lin.refused(contract.giveTime, gift)).toBe('NO_RIGHT_EXECUTE_MSG')
    expect(await tang.call(contract.giveTime, gift)).toEqual({ people: 1 })
    expect(await ends()).toEqual([linEnd + minutes(7), meiEnd])
    const { records } = await tang.call(contract.getInvigilationState, { id: examId })
    expect(records.map(({ givenSeconds }) => givenSeconds)).toEqual([420, 0])
    const { acts } = await tang.call(contract.getSitting, { id: linPaper.id })
    expect(acts).toMatchObject([{ kind: 'given', reason: '三号楼断网', seconds: 420 }])
    expect(await lin.call(contract.getAttempt, { id: linPaper.id })).toMatchObject({
      deadlineAt: new Date(linEnd + minutes(7)).toISOString(),
    })
    const { generation } = meiPaper
    await mei.call(contract.submitAttempt, { id: meiPaper.id, generation, answers: [] })
    expect(await tang.call(contract.giveTime, { ...gift, attemptIds: [], isAll: true, minutes: 3 })).toEqual({
      people: 1,
    })
    expect(await ends()).toEqual([linEnd + minutes(10), meiEnd])
    expect(await tang.refused(contract.giveTime, { ...gift, attemptIds: [meiPaper.id] })).toBe(
      'EXAM_WRONG_STATE',
    )
    expect(await tang.refused(contract.giveTime, { ...gift, attemptIds: [] })).toBe('EXAM_WRONG_STATE')
    const { examId: other } = await makeExam(sql)
    expect(await tang.refused(contract.giveTime, { ...gift, id: other })).toBe('NOT_FOUND')
  })

  test('S-03 a repeated request gives the time once', async () => {
    const { tang, examId, linPaper, ends, sql } = await answering()
    const [linEnd = 0] = await ends()
    const gift = { id: examId, attemptIds: [linPaper.id], minutes: 5, reason: '断网' }
    const key = crypto.randomUUID()
    for (const _ of [1, 2]) await tang.call(contract.giveTime, gift, { headers: { 'idempotency-key': key } })
    expect((await ends())[0]).toBe(linEnd + minutes(5))
    expect(await on(sql).selectFrom('exam.act').select('kind').execute()).toEqual([{ kind: 'given' }])
  })
})
