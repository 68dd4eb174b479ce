import { listDue } from '@lyceum/contract/home'
import { expect, test } from 'vitest'
import { homeOver } from '#domains/home'
import { testApp } from '#testing/test-app'
import { idOf, soon } from '../exam/bench-make.ts'
import { makeExam } from '../exam/make.ts'
import { makeStudy } from '../learning/make.ts'
import { makeMessage } from '../message/make.ts'

const dueIn = 'update learning.enrolment set due_at = $2 where id = $1'

test('P-31 lists what is due this week over courses, assignments and exams, earliest first', async () => {
  const home = await testApp()
  const db = await home.db()
  const accountId = await idOf(home.lin)
  const study = await makeStudy(db, {
    accountId,
    modules: [{ type: 'ASS', title: '隐患排查报告' }],
  })
  const later = await makeStudy(db, { accountId })
  const exam = await makeExam(db, { accountIds: [accountId], settings: { closesAt: soon(60) } })
  await makeExam(db, { accountIds: [accountId], settings: { closesAt: soon(60 * 24 * 30) } })
  await makeExam(db, { settings: { closesAt: soon(60) } })
  await home.asOwner(async (client) => {
    await client.query(dueIn, [study.enrolmentId, soon(60 * 24)])
    await client.query(dueIn, [later.enrolmentId, soon(60 * 24 * 20)])
  })
  const { total, records } = await home.lin.call(listDue, {})
  expect(records.map(({ kind, itmId, title }) => [kind, itmId, title])).toEqual([
    ['exam', exam.courseId, '安全月考'],
    ['course', study.courseId, expect.any(String)],
    ['assignment', study.courseId, '隐患排查报告'],
  ])
  expect(total).toBe(3)
})

test('P-31 an exam and the due date of its course are one entry; mail is none', async () => {
  const home = await testApp()
  const db = await home.db()
  const accountId = await idOf(home.lin)
  const { enrolments, courseId } = await makeExam(db, {
    accountIds: [accountId],
    settings: { closesAt: soon(600) },
  })
  await home.asOwner((client) => client.query(dueIn, [enrolments[0], soon(300)]))
  await makeMessage(db, accountId)
  const { total, records } = await home.lin.call(listDue, {})
  expect(records).toEqual([expect.objectContaining({ kind: 'exam', itmId: courseId })])
  expect(total).toBe(1)
  expect((await home.mei.call(listDue, {})).total).toBe(0)
})

test('P-31 a kind that no screen shows prevents the application from starting', () => {
  const odd = { name: 'odd', routes: [], due: { kinds: ['mail'], list: async () => [] } }
  expect(() => homeOver([odd])).toThrow('odd has mail due')
})
