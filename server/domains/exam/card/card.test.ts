import { pageByDue } from '@lyceum/contract/exam'
import { expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/test-app'
import { makeOffer } from '../../learning/make.ts'
import { makeExam } from '../make.ts'
import { soon } from '../bench-make.ts'

const exams = { itmTypeList: ['EXAM_COURSE', 'OFF_EXAM_COURSE'] as const }
const list = async ({ lin }: TestApp) =>
  (await lin.call(pageByDue, { ...exams, itmTypeList: [...exams.itmTypeList] })).records

test('P-05 lists exams with their time, pass mark and attempts left, due ones first and finished ones last', async () => {
  const home = await testApp()
  const db = await home.db()
  const over = await makeExam(db, { settings: { closesAt: soon(-60) } })
  const open = await makeExam(db)
  const later = await makeExam(db, { settings: { closesAt: soon(600) } })
  const soonest = await makeExam(db, {
    settings: { opensAt: soon(-5), closesAt: soon(60), minutes: 45, passScore: 24, maxOpens: 2 },
  })
  const records = await list(home)
  expect(records.map(({ itmId }) => itmId)).toEqual(
    [soonest, later, open, over].map(({ courseId }) => courseId),
  )
  expect(records[0]?.exam).toMatchObject({ minutes: 45, passScore: 24, timesLeft: 2 })
  expect(records[0]?.exam?.closesAt).not.toBeNull()
  expect(records[2]?.exam).toMatchObject({ opensAt: null, closesAt: null, timesLeft: null })
})

test('P-05 a course without an exam has no exam details, and an explicit order is kept', async () => {
  const home = await testApp()
  const db = await home.db()
  await makeExam(db, { settings: { closesAt: soon(60) } })
  const { courseId } = await makeOffer(db)
  const { records } = await home.lin.call(pageByDue, { sort: 'publishedAt' })
  expect(records[0]).toMatchObject({ itmId: courseId, exam: null })
})

const fill = `
  insert into course.course (site_id, kind, state, title, cover, created_by, version_id, published_at, audience)
  select c.site_id, case when n % 100 = 0 then 'EXAM_COURSE' else 'SELFSTUDY' end, 'published', 'Course ' || n, c.cover,
    c.created_by, c.version_id, now() - n * interval '1 minute', array['all']
  from course.course c, generate_series(1, 50000) n where c.id = $1`
const insertExams = `
  insert into exam.exam (site_id, course_id, state, closes_at, created_by)
  select site_id, id, 'published', now() + (id % 1000) * interval '1 hour', created_by
  from course.course where kind = 'EXAM_COURSE'`

type Plan = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly Plans?: readonly Plan[]
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

test('P-05 among fifty thousand courses the exam list reads only exams, each through an index', async () => {
  const home = await testApp()
  const { courseId } = await makeOffer(await home.db())
  await home.asOwner(async (client) => {
    await client.query(fill, [courseId])
    await client.query(insertExams)
    await client.query('analyze course.course, exam.exam')
  })
  const sent: { text: string; values: unknown[] }[] = []
  const listen = (client: object) => {
    const plain: unknown = Reflect.get(client, 'query')
    Reflect.set(client, 'query', (...args: unknown[]) => {
      const [text, values] = args
      if (typeof text === 'string' && Array.isArray(values)) sent.push({ text, values })
      const answer: unknown = typeof plain === 'function' ? Reflect.apply(plain, client, args) : undefined
      return answer
    })
  }
  home.parts.database.pool.on('acquire', listen)
  expect(await list(home)).toHaveLength(16)
  home.parts.database.pool.off('acquire', listen)
  const page = sent.find(({ text }) => text.includes('from course.course') && text.includes('offset'))
  const nodes = await home.asOwner(async (client) => {
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (format json) ${page?.text ?? ''}`,
      page?.values ?? [],
    )
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    return plan ? nodesOf(plan) : []
  })
  expect(nodes.flatMap((node) => node['Index Name'] ?? [])).toContain('course_by_kind')
  expect(nodes.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? [node['Relation Name']] : []))).toEqual(
    [],
  )
}, 120_000)
