import * as contract from '@lyceum/contract/exam'
import { expect, test } from 'vitest'
import { earn } from '#domains/points'
import { makeOffered } from '../../course/make.ts'
import { answers, enrolled, handIn } from '../bench-make.ts'
import { objective, wrongAnswers } from '../paper-make.ts'

/** A knowledge point of every question of the paper, and a lesson that teaches the first of them. */
const pointSql = `
  with place as (
    insert into exam.category (site_id, name, level) select id, '安全', 1 from site.site where code = 'alpha'
    returning site_id, id
  ), point as (
    insert into exam.point (site_id, name) select site_id, '灭火器' from place returning id
  ), question as (
    insert into exam.question (site_id, id, number, type, category_id, category_path, difficulty, point_ids, score, text,
      fingerprint, created_by)
    select site_id, n, n, 'MC', place.id, array[place.id], 1, array[point.id], 2, '题', n::text,
      (select min(id) from identity.account where account.site_id = place.site_id)
    from place, point, unnest($1::bigint[]) as n
    returning site_id, id, created_by
  ), version as (
    insert into exam.question_version (site_id, id, question_id, number, type, content, score, text, created_by)
    select site_id, id, id, 1, 'MC', '{}', 2, '题', created_by from question returning site_id, id
  )
  insert into exam_key.question_key (site_id, version_id, explanation, links)
  select site_id, id, '{"blocks":[]}',
    case when id = $1[1] then json_build_array(json_build_object('kind', 'lesson', 'courseId', $2::text)) else '[]' end
  from version`

test('P-14 a report suggests courses for the weakest point: lessons linked by its questions first', async () => {
  const home = await enrolled({ types: objective, settings: { answersShown: 'afterSubmit' } })
  const { lin, itmId, asOwner, sql } = home
  const lesson = await makeOffered(sql)
  await makeOffered(sql)
  const given = answers(objective, wrongAnswers)
  const ids = given.map(({ questionVersionId }) => questionVersionId)
  await asOwner((client) => client.query(pointSql, [ids, lesson]))
  const id = await handIn(lin, itmId, given)
  const { teaching } = await lin.call(contract.getExamReport, { id })
  expect(teaching?.point).toBe('灭火器')
  expect(teaching?.courses.map((course) => course.itmId)).toEqual([lesson])
})

test('report: answers show their knowledge points and the practice progress', async () => {
  const home = await enrolled({ types: objective, settings: { answersShown: 'afterSubmit', passScore: 0 } })
  const { lin, mei, itmId, asOwner, sql } = home
  const given = answers(objective, wrongAnswers)
  const ids = given.map(({ questionVersionId }) => questionVersionId)
  const lesson = await makeOffered(sql)
  await asOwner((client) => client.query(pointSql, [ids, lesson]))
  const id = await handIn(lin, itmId, given)
  const { questions } = await lin.call(contract.checkAnswers, { id })
  expect(questions[0]?.parts[0]).toMatchObject({
    points: ['灭火器'],
    mistake: { correct: 0, isMastered: false },
  })
  const right = await handIn(mei, itmId, answers(objective))
  const [first] = (await mei.call(contract.checkAnswers, { id: right })).questions
  expect(first?.parts[0]).toMatchObject({ points: ['灭火器'], mistake: null })
})

test('report: it shows the points earned by passing and by score, and nothing before the score is shown', async () => {
  const { lin, linId, itmId, examId, ctx, asOwner } = await enrolled()
  const id = await handIn(lin, itmId, answers(objective))
  const earned = async () => (await lin.call(contract.getExamReport, { id })).earned
  expect(await earned()).toBe(0)
  const act = await ctx()
  await earn(act, { accountId: linId, rule: 'courseCompleted', object: `course:${itmId}` })
  await earn(act, { accountId: linId, rule: 'score60', object: `exam:${examId}/1` })
  await earn(act, { accountId: linId, rule: 'comment', object: `course:${itmId}` })
  expect(await earned()).toBe(12)
  await asOwner((client) =>
    client.query(`update exam.exam set scores_shown = 'never' where id = $1`, [examId]),
  )
  expect(await earned()).toBe(0)
})
