import { expect, test } from 'vitest'
import type { Db } from '#platform/db'
import { testApp } from '#testing/test-app'
import { seedStart } from '../../../app/demo/seed-start.ts'
import { seedSites } from '../../../app/demo/seed-sites.ts'
import { makeCalendar } from '../../../app/demo/calendar.ts'
import { fits } from '../attempt/validate-answer.ts'
import { answersOf } from '../attempt/answer-store.ts'
import { attemptById } from '../attempt/attempt-queries.ts'
import { receiptOf } from '../attempt/receipt.ts'
import { formById, keysById, leavesOf } from '#domains/paper'
import { scorePaper, totalOf } from '../attempt/score-rules.ts'
import { partsOf } from '../attempt/part-queries.ts'
import { marksOf } from '../scoring/score-store.ts'
import { on } from '../tables.ts'
import { planExams } from './plan-exams.ts'

const now = new Date('2026-03-18T08:00:00Z')

async function demoApp() {
  const opened = await testApp()
  await seedSites(opened.parts.keysDatabase, { size: 'small', beginning: seedStart(now) })
  return opened
}

type Opened = Awaited<ReturnType<typeof demoApp>>

async function siteIds({ asOwner }: Opened): Promise<number[]> {
  const { rows } = await asOwner((client) =>
    client.query<{ id: number }>(`select id from site.site where code in ('hengchuan', 'nanyu') order by id`),
  )
  return rows.map(({ id }) => id)
}

const known = <T>(thing: T | null | undefined): T => {
  if (thing === null || thing === undefined) throw new Error('Expected the attempt and its form.')
  return thing
}

/** A paper as stored, and as the exam domain would score the same answers. */
async function paperTwice(db: Db, id: string) {
  const attempt = known(await attemptById(db, id))
  const formId = known(attempt.formId)
  const keys = known(await keysById(db, formId))
  const answers = await answersOf(db, id)
  const given = new Map(answers.map((item) => [item.questionVersionId, item.value]))
  const marks = (await marksOf(db, id)).flatMap(({ questionVersionId, score }) =>
    score === null ? [] : [[questionVersionId, score] as const],
  )
  const parts = scorePaper(keys, given, new Map(marks))
  const raw = totalOf(parts)
  const leaves = leavesOf(known(await formById(db, formId)))
  const submittedAt = known(attempt.submittedAt)
  return {
    stored: [attempt.receipt, await partsOf(db, id), attempt.rawScore, attempt.scoreState],
    made: [receiptOf({ attemptId: id, formId, submittedAt, answers }), parts, raw, raw === null ? 'I' : 'C'],
    areAnswers: leaves.every((item) => fits(item, given.get(item.questionVersionId) ?? null)),
  }
}

test('papers of the demo data equal what the exam domain itself would produce', async () => {
  const opened = await demoApp()
  let papers = 0
  for (const siteId of await siteIds(opened)) {
    const db = opened.parts.keysDatabase.of(siteId)
    const ids = await on(db).selectFrom('exam.attempt').select('id').where('formId', 'is not', null).execute()
    for (const { id } of ids) {
      const { stored, made, areAnswers } = await paperTwice(db, id)
      expect(stored).toEqual(made)
      expect(areAnswers).toBe(true)
      papers += 1
    }
  }
  expect(papers).toBeGreaterThan(20)
})

test('every exam in the catalogue has attempts, and its candidates are enrolled with the matching result', async () => {
  const { asOwner } = await demoApp()
  const { rows } = await asOwner((client) =>
    client.query(`
      select 'course without an exam' as what, c.id from course.course c
        where c.kind in ('EXAM_COURSE', 'OFF_EXAM_COURSE')
          and not exists (select from exam.exam e where e.site_id = c.site_id and e.course_id = c.id)
      union all select 'attempt without enrolment', a.id from exam.attempt a join exam.exam e
          on e.site_id = a.site_id and e.id = a.exam_id
        where not exists (select from learning.enrolment n where n.site_id = a.site_id and n.id = a.enrolment_id
          and n.course_id = e.course_id and n.account_id = a.account_id)
      union all select 'passed, but not here', k.exam_id from exam.candidate k join exam.exam e
          on e.site_id = k.site_id and e.id = k.exam_id
        join learning.enrolment n on n.site_id = k.site_id and n.course_id = e.course_id and n.account_id = k.account_id
        where k.is_passed <> (n.status = 'PASSED')
      union all select 'counted wrongly', k.exam_id from exam.candidate k where k.opens <> (
        select count(*) from exam.attempt a
        where a.site_id = k.site_id and a.exam_id = k.exam_id and a.account_id = k.account_id)
      union all select 'open without a paper', e.id from exam.exam e where not e.is_offline and not exists (
        select from exam.paper_form f where f.site_id = e.site_id and f.batch = 'exam:' || e.id)`),
  )
  expect(rows).toEqual([])
})

test('a company has forty-one exams: past, running, future, on site, with essays and with a make-up', () => {
  const calendar = makeCalendar(now, 'Asia/Shanghai')
  const site = { id: 1, code: 'hengchuan', zone: 'Asia/Shanghai' }
  const exams = planExams({ site, size: 'company', calendar } as never, ['安全生产', '质量管理', '设备'])
  expect(exams).toHaveLength(41)
  expect(new Set(exams.map(({ title }) => title)).size).toBe(41)
  const some = [
    exams.filter(({ until }) => until !== null && until < 0),
    exams.filter(({ from, until }) => (from ?? -1) < 0 && (until ?? 1) > 0),
    exams.filter(({ from }) => (from ?? 0) > 0),
    exams.filter(({ paper }) => paper === null),
    exams.filter(({ paper }) => paper === 'essay'),
    exams.filter(({ hasMakeUp }) => hasMakeUp),
  ]
  expect(some.map(({ length }) => length > 0)).toEqual(some.map(() => true))
})
