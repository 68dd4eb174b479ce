import type { TestDatabase } from '../../faults/env/database.ts'

export type Size = { readonly courses: number; readonly enrolments: number }

/** Courses in ten categories with many enrolments; the people who call have some of each status. */
export async function fill(
  { asOwner, siteId, people }: Pick<TestDatabase, 'asOwner' | 'siteId' | 'people'>,
  size: Size,
): Promise<void> {
  const [author] = people
  await asOwner(async (client) => {
    // Inserts rows in bulk without triggers and foreign keys, because the data is valid by construction.
    await client.query('set session_replication_role = replica')
    await client.query(
      `with made as (select coalesce(max(id), 0) as last from course.course where id < 10000000)
       insert into course.course (site_id, id, kind, state, title, cover, created_by, version_id, published_at,
         learners, reward, hours, is_compulsory, category_path)
       select $1, n, 'SELFSTUDY', 'published', 'Course ' || n, '{"kind":"drawn","seed":1}', $2, n,
         now() - n * interval '1 minute', n * 7919 % 5000, n % 100, n % 9, n % 200 = 0, array[n % 10 + 1]
       from made, generate_series(made.last + 1, $3) n`,
      [siteId, author?.id, size.courses],
    )
    await client.query(
      `with made as (select coalesce(max(id), 0) as last from learning.enrolment)
       insert into learning.enrolment (site_id, id, course_id, account_id, version_id, status, progress, holds_seat)
       select $1, n, 1 + n % $2, case when n % 1000 = 0 then ($4::bigint[])[1 + (n / 1000) % $5] else 1000000 + n / $2 end,
         1 + n % $2, 'IN_PROGRESS', n % 100, true
       from made, generate_series(made.last + 1, $3) n on conflict do nothing`,
      [siteId, size.courses, size.enrolments, people.map(({ id }) => id), people.length],
    )
    await client.query('analyze course.course, learning.enrolment')
  })
}
