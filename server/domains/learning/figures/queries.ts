import type { CourseStatus } from '@lyceum/contract/learning'
import { sql } from 'kysely'
import type { Db } from '#platform/db'

type FiguresQuery = { readonly zone: string; readonly since: Date; readonly clockSince: Date }

type Row = {
  readonly seconds: string
  readonly days: readonly { readonly date: string; readonly seconds: number }[]
  readonly best: { readonly weekday: number; readonly hour: number } | null
  readonly completed: readonly { readonly courseId: string; readonly date: string }[]
  readonly courses: readonly { readonly courseId: string; readonly seconds: number }[]
}

/**
 * All study figures of a person in the site's time zone, in one round trip: time by day, the busiest hour of the week,
 * completions by day, and the time spent on each course.
 */
export async function studyFigures(
  db: Db,
  accountId: string,
  { zone, since, clockSince }: FiguresQuery,
): Promise<Row> {
  const { rows } = await sql<Row>`
    select
      (select coalesce(sum(seconds), 0) from learning.study_hour where site_id = ${db.siteId} and account_id = ${accountId}::bigint) as seconds,
      (select coalesce(jsonb_agg(day order by day.date), '[]') from (
        select (hour at time zone ${zone})::date::text as date, sum(seconds)::integer as seconds
        from learning.study_hour where site_id = ${db.siteId} and account_id = ${accountId}::bigint and hour >= ${since} group by 1) as day) as days,
      (select to_jsonb(best) from (
        select extract(isodow from hour at time zone ${zone})::integer as weekday,
          extract(hour from hour at time zone ${zone})::integer as hour
        from learning.study_hour where site_id = ${db.siteId} and account_id = ${accountId}::bigint and hour >= ${clockSince} and seconds > 0
        group by 1, 2 order by sum(seconds) desc, 1, 2 limit 1) as best) as best,
      (select coalesce(jsonb_agg(jsonb_build_object('courseId', course_id::text,
        'date', (at at time zone ${zone})::date::text) order by at), '[]')
        from learning.completion where site_id = ${db.siteId} and account_id = ${accountId}::bigint) as completed,
      (select coalesce(jsonb_agg(jsonb_build_object('courseId', course_id::text, 'seconds', seconds)), '[]') from (
        select course_id, sum(seconds)::integer as seconds from learning.enrolment
        where site_id = ${db.siteId} and account_id = ${accountId}::bigint and seconds > 0 group by course_id order by 2 desc limit 200) as course) as courses`.execute(
    db.kysely,
  )
  return rows[0] ?? { seconds: '0', days: [], best: null, completed: [], courses: [] }
}

/** The number of somebody's courses by status. */
export async function statusCounts(db: Db, accountId: string) {
  const { rows } = await sql<{ status: CourseStatus; courses: number }>`
    select status, count(*)::integer as courses from learning.enrolment
    where site_id = ${db.siteId} and account_id = ${accountId}::bigint and is_current
    group by status order by status`.execute(db.kysely)
  return rows
}
