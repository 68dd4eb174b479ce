import type { AnswerValue } from '../../contract/question/index.ts'
import type { Person, TestDatabase } from '../../faults/env/database.ts'
import { makeExam } from '../../server/domains/exam/make.ts'
import { makePool, openDatabase } from '../../server/platform/db.ts'
import { serverUrl } from '../../server/testing/template.ts'

/** The question ids of the paper in this benchmark. */
export const questions = Array.from({ length: 50 }, (_, n) => String(101 + n))

/** The running attempt of a candidate. */
export type Attempt = { readonly person: Person; readonly attemptId: string; readonly generation: number }

/** Makes an exam of fifty questions in which everybody in the test database is enrolled; returns its course id. */
export async function openExam({ name, siteId, asOwner }: TestDatabase): Promise<string> {
  const database = openDatabase(
    makePool({ url: `${serverUrl}/${name}`, max: 2, name: 'stage', isEndless: true }),
  )
  try {
    const types = questions.map((_, n) => (n % 2 === 0 ? ('MC' as const) : ('TF' as const)))
    const { courseId, versionId } = await makeExam(database.of(siteId), { types })
    await asOwner((client) => client.query(enrolSql, [siteId, courseId, versionId]))
    return courseId
  } finally {
    await database.close()
  }
}

const enrolSql = `
  insert into learning.enrolment (site_id, course_id, account_id, version_id, status, began_at)
  select $1, $2, account.id, $3, 'IN_PROGRESS', now()
  from identity.account where account.site_id = $1 and account.user_name like 'person%'`

/** The answer to one question: four of five are right. */
export const answerTo = (question: number, seq: number) => {
  const isRight = seq % 5 !== 0
  const value: AnswerValue =
    question % 2 === 0 ? { type: 'MC', slot: isRight ? 'p3' : 'k8' } : { type: 'TF', isTrue: isRight }
  return { questionVersionId: questions[question % questions.length] ?? '', seq, value }
}

/** The answers to a whole paper. */
export const wholePaper = (seq: number) => questions.map((_, n) => answerTo(n, seq + n))

/** Inserts papers of earlier exams for everybody in the test database: handed in, answered, scored. */
export async function insertPapers(
  { siteId, asOwner }: Pick<TestDatabase, 'siteId' | 'asOwner'>,
  each: number,
): Promise<void> {
  await asOwner(async (client) => {
    for (let number = 1; number <= each; number += 1) await client.query(insertSql, [siteId, 1000 + number])
    await client.query('analyze exam.attempt, exam.answer, exam.candidate, exam.result')
  })
}

/** Removes all papers: the next measurement begins with empty tables and code that is warm. */
export async function removePapers({ asOwner }: TestDatabase): Promise<void> {
  await asOwner((client) =>
    client.query('truncate exam.attempt, exam.candidate, exam.answer, exam.result cascade'),
  )
}

const insertSql = `
  with shape as (
    select exam.id as exam_id, form.id as form_id, form.full_score from exam.exam
    join exam.paper_form as form on form.site_id = exam.site_id and form.batch = 'exam:' || exam.id
    where exam.site_id = $1 order by exam.id limit 1
  ), made as (
    insert into exam.attempt (site_id, exam_id, account_id, enrolment_id, number, form_id, full_score, state, started_at,
      deadline_at, seen_at, submitted_at, submit_kind, score_state, raw_score, score, is_passed, receipt)
    select $1, shape.exam_id, account.id, 1, $2, shape.form_id, shape.full_score, 'submitted', now(), now(), now(), now(),
      'self', 'C', 10, 10, false, '\\x00'
    from identity.account, shape where account.site_id = $1 and account.user_name like 'person%'
    returning id
  ), answered as (
    insert into exam.answer (site_id, attempt_id, question_version_id, seq, value, saved_at)
    select $1, made.id, question, question, '{"type":"TF","isTrue":true}', now()
    from made, generate_series(101, 150) as question
  )
  insert into exam.result (site_id, attempt_id, parts, scored_at) select $1, id, '[]', now() from made`
