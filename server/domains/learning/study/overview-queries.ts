import { sql } from 'kysely'
import { type Db, pinnedPlan } from '#platform/db'
import { coverageOf } from '../progress/multirange.ts'
import type { StudyRecord } from '../progress/study-store.ts'

type Since = { readonly week: Date; readonly year: Date; readonly most: number }

/** A course in progress. */
export type UnderStudy = {
  readonly id: string
  readonly courseId: string
  readonly versionId: string
  readonly progress: number
  readonly studiedAt: Date | null
  readonly dueAt: Date | null
  /** Required by a rule. */
  readonly isRequired: boolean
}

type Row = {
  readonly weekSeconds: number
  readonly completed: string[]
  readonly studying: readonly StudyRow[]
  readonly records: readonly (Omit<StudyRecord, 'covered' | 'score'> & {
    readonly covered: string
    readonly score: number | null
  })[]
}
type StudyRow = Omit<UnderStudy, 'studiedAt' | 'dueAt'> & {
  readonly studiedAt: string | null
  readonly dueAt: string | null
}

/**
 * Last studied first. Of courses not begun, those with a due date first, in the order they were assigned; then the last
 * chosen.
 */
const nextFirst = sql`studied_at desc nulls last, due_at nulls last, case when due_at is not null then id end, id desc`

/** Somebody's current courses, study time this week and completions this year, in one round trip for the home page. */
export async function studyOverview(db: Db, accountId: string, { week, year, most }: Since) {
  const { rows } = await sql<Row>`
    ${pinnedPlan} with mine as (
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
      row?.records.map((record) => [record.moduleId, { ...record, covered: coverageOf(record.covered) }]) ??
        [],
    ),
  }
}

const underStudy = ({ studiedAt, dueAt, ...row }: StudyRow): UnderStudy => ({
  ...row,
  studiedAt: studiedAt === null ? null : new Date(studiedAt),
  dueAt: dueAt === null ? null : new Date(dueAt),
})

/** A page of the courses in progress, the next one first. */
export async function studyPage(db: Db, accountId: string, page: { skip: number; most: number }) {
  const { rows } = await sql<UnderStudy & { total: string }>`
    select id, course_id, version_id, progress, studied_at, due_at, source = 'rule' as is_required,
      count(*) over () as total
    from learning.enrolment
    where site_id = ${db.siteId} and account_id = ${accountId}::bigint and is_current and status = 'IN_PROGRESS'
    order by ${nextFirst} offset ${page.skip} limit ${page.most}`.execute(db.kysely)
  return { rows, total: Number(rows[0]?.total ?? 0) }
}
