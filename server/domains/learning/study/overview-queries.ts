import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { coverageOf } from '../beat/multirange.ts'
import type { StudyRecord } from './study-store.ts'

type Since = { readonly week: Date; readonly year: Date; readonly most: number }

/** A course that somebody is in the middle of. */
export type UnderStudy = {
  readonly id: string
  readonly courseId: string
  readonly versionId: string
  readonly progress: number
  readonly studiedAt: Date | null
  readonly dueAt: Date | null
  /** A rule asks for it. */
  readonly isRequired: boolean
}

type Row = {
  readonly weekSeconds: number
  readonly completed: string[]
  readonly studying: readonly Told[]
  readonly records: readonly (Omit<StudyRecord, 'covered' | 'score'> & {
    readonly covered: string
    readonly score: number | null
  })[]
}
type Told = Omit<UnderStudy, 'studiedAt' | 'dueAt'> & {
  readonly studiedAt: string | null
  readonly dueAt: string | null
}

/**
 * What was studied last comes first. Of what was not begun, what is due first, in the order in which it was given; then
 * what somebody chose last.
 */
const nextFirst = sql`studied_at desc nulls last, due_at nulls last, case when due_at is not null then id end, id desc`

/** What somebody studies, has studied this week and completed this year, in one round trip: the home page asks it. */
export async function studyOverview(db: Db, accountId: string, { week, year, most }: Since) {
  const { rows } = await sql<Row>`
    with mine as (
      select id, course_id, version_id, progress, studied_at, due_at, source = 'rule' as is_required
      from learning.enrolment
      where site_id = ${db.siteId} and account_id = ${accountId}::bigint and is_current and status = 'IN_PROGRESS'
      order by ${nextFirst} limit ${most})
    select
      (select coalesce(sum(seconds), 0)::integer from learning.study_hour
        where site_id = ${db.siteId} and account_id = ${accountId}::bigint and hour >= ${week}) as week_seconds,
      array(select course_id::text from learning.completion
        where site_id = ${db.siteId} and account_id = ${accountId}::bigint and at >= ${year}) as completed,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id::text, 'courseId', course_id::text,
        'versionId', version_id::text, 'progress', progress, 'studiedAt', studied_at, 'dueAt', due_at,
        'isRequired', is_required)), '[]')
        from mine) as studying,
      (select coalesce(jsonb_agg(jsonb_build_object('moduleId', module_id::text, 'opens', opens, 'submits', submits,
        'isViewed', is_viewed, 'isSaved', is_saved, 'isReported', is_reported, 'isAsserted', is_asserted,
        'score', score, 'seconds', seconds, 'position', position, 'covered', covered::text)), '[]')
        from learning.progress where site_id = ${db.siteId}
          and enrolment_id = (select id from mine limit 1)) as records`.execute(db.kysely)
  const [row] = rows
  return {
    weekSeconds: row?.weekSeconds ?? 0,
    completed: row?.completed ?? [],
    studying: (row?.studying ?? []).map(underStudy),
    /** Of the course that was studied last. */
    records: new Map(
      row?.records.map((one) => [one.moduleId, { ...one, covered: coverageOf(one.covered) }]) ?? [],
    ),
  }
}

const underStudy = ({ studiedAt, dueAt, ...row }: Told): UnderStudy => ({
  ...row,
  studiedAt: studiedAt === null ? null : new Date(studiedAt),
  dueAt: dueAt === null ? null : new Date(dueAt),
})

/** A page of the courses that somebody is in the middle of, what comes next first. */
export async function studyPage(db: Db, accountId: string, page: { skip: number; most: number }) {
  const { rows } = await sql<UnderStudy & { total: string }>`
    select id, course_id, version_id, progress, studied_at, due_at, source = 'rule' as is_required,
      count(*) over () as total
    from learning.enrolment
    where site_id = ${db.siteId} and account_id = ${accountId}::bigint and is_current and status = 'IN_PROGRESS'
    order by ${nextFirst} offset ${page.skip} limit ${page.most}`.execute(db.kysely)
  return { rows, total: Number(rows[0]?.total ?? 0) }
}
