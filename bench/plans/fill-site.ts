import type { TestApp } from '../../server/testing/test-app.ts'
import { makeExam } from '../../server/domains/exam/make.ts'
import { rebuildBoards } from '../../server/domains/honor/index.ts'
import { fill as fillCatalogue } from '../course-list/fill.ts'
import { insertPapers, questions } from '../exam-storm/exam-setup.ts'
import { insertStudies } from '../home/fill.ts'
import { fill as fillTodo } from '../todo/fill.ts'

const headcount = 20_000
const size = { courses: 5000, enrolments: 200_000, notices: 2000, messages: 100_000 }
const papersEach = 3

/** A site of real size, filled once for all plan tests; returns an exam in which everybody is enrolled. */
export async function fillSite(home: TestApp): Promise<{ readonly courseId: string }> {
  const db = await home.db()
  const { siteId } = db
  const people = await home.asOwner(async (client) => {
    await client.query(
      `insert into identity.account (site_id, user_name, name)
       select $1::integer, case when n <= 1000 then 'person' else 'crowd' end || n, '员工' || n from generate_series(1, $2::integer) as n`,
      [siteId, headcount],
    )
    const { rows } = await client.query<{ id: string }>(
      `select id from identity.account where site_id = $1 and user_name in ('lin', 'mei')
       union all select * from (select id from identity.account where site_id = $1 and user_name like 'person%' limit 198) one`,
      [siteId],
    )
    return rows.map(({ id }) => ({ id, token: '' }))
  })
  const database = { asOwner: home.asOwner, siteId, people }
  await fillCatalogue(database, size)
  await insertStudies(database, db)
  await fillTodo(database, size)
  const { courseId } = await makeExam(db, {
    types: questions.map((_, n) => (n % 2 === 0 ? 'MC' : 'TF')),
    accountIds: people.slice(0, 2).map(({ id }) => id),
  })
  await insertPapers(database, papersEach)
  await home.asOwner((client) => client.query(someForFew, [siteId]))
  await home.asOwner((client) => client.query(hoursSql, [siteId]))
  await rebuildBoards(await home.ctx())
  await home.asOwner((client) => client.query('analyze'))
  return { courseId }
}

/** One course in a hundred is for one unit only, as audiences are in a company. */
const someForFew = `
  update course.course set audience = array['unit:' || (id % 50)] where site_id = $1 and id % 100 = 0`

/** An hour of study for everybody, so that everybody is on a board. */
const hoursSql = `
  insert into learning.study_hour (site_id, account_id, hour, seconds)
  select $1, id, date_trunc('hour', now()), 60 + id % 3000 from identity.account where site_id = $1
  on conflict do nothing`
