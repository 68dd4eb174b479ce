import type { TestDatabase } from '../../faults/env/database.ts'
import { makeStudy } from '../../server/domains/learning/make.ts'
import { type Db, makePool, openDatabase } from '../../server/platform/db.ts'

const courses = 12
const modules = 8

type Site = Pick<TestDatabase, 'asOwner' | 'siteId' | 'people'>

/** The studies of everybody in a bench's database. */
export async function fillStudies(database: TestDatabase): Promise<void> {
  const opened = openDatabase(makePool({ url: database.appUrl, max: 1, name: 'lyceum-bench-home' }))
  try {
    await insertStudies(database, opened.of(database.siteId))
  } finally {
    await opened.close()
  }
}

/** People in the middle of four courses with films, with a year of study time and twenty finished courses. */
export async function insertStudies(database: Site, db: Db): Promise<void> {
  const { asOwner, siteId } = database
  const studied = await makeCourses(db)
  const people = database.people.map(({ id }) => id)
  await asOwner(async (client) => {
    await client.query('set session_replication_role = replica')
    await client.query(
      `insert into learning.enrolment (site_id, course_id, account_id, version_id, status, progress, holds_seat, studied_at)
       select $1, course.id, person.id, course.version_id, 'IN_PROGRESS', 40, true, now() - n * interval '1 hour'
       from unnest($2::bigint[]) with ordinality as person(id, place), generate_series(1, 4) n
       join lateral (select id, version_id from unnest($3::bigint[], $4::bigint[]) with ordinality as one(id, version_id, at)
         where at = 1 + (place + n * 3) % $5::int) as course on true`,
      [
        siteId,
        people,
        studied.map((course) => course.courseId),
        studied.map((course) => course.versionId),
        courses,
      ],
    )
    await client.query(
      `insert into learning.progress (site_id, enrolment_id, module_id, opens, is_viewed, seconds, position, covered)
       select $1, enrolment.id, module.id, 1, true, 60, 60, '{[0,60)}'
       from learning.enrolment as enrolment
       join lateral (select id from course.module where site_id = $1 and course_id = enrolment.course_id
         order by id limit 3) as module on true
       where enrolment.site_id = $1 and enrolment.account_id = any($2::bigint[]) and enrolment.studied_at is not null`,
      [siteId, people],
    )
    await client.query(
      `insert into learning.study_hour (site_id, account_id, hour, seconds)
       select $1, id, date_trunc('hour', now()) - n * interval '31 hours', 900
       from unnest($2::bigint[]) as id, generate_series(0, 280) n`,
      [siteId, people],
    )
    await client.query(
      `insert into learning.completion (site_id, enrolment_id, course_id, account_id, version_id, kind, at)
       select $1, platform.next_id(), n, id, n, 'criteria', now() - n * interval '10 days'
       from unnest($2::bigint[]) as id, generate_series(1, 20) n`,
      [siteId, people],
    )
    await client.query('analyze')
  })
}

async function makeCourses(db: Db) {
  const made = []
  for (let n = 0; n < courses; n += 1)
    made.push(await makeStudy(db, { modules: Array.from({ length: modules }, () => ({})) }))
  return made
}
