import type { Risk } from '@lyceum/contract/learning'
import { type RawBuilder, sql } from 'kysely'
import { subordinatesTable } from '#domains/org'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import { daysAfter, daysBefore, idleDays, soonDays } from './rules.ts'

type Table = Awaited<ReturnType<typeof subordinatesTable>>

type StudyQuery = {
  readonly managerId: string
  readonly now: Date
  /** Only these people, when a name was typed. */
  readonly among: readonly string[] | undefined
}

/** All subordinates of a manager with their study figures: a few index rows each, whatever the size of the site. */
function studies(db: Db, table: Table, { now, among }: Omit<StudyQuery, 'managerId'>) {
  const people = on(db)
    .selectFrom(table.as())
    .innerJoinLateral(
      (at) =>
        at
          .selectFrom('learning.enrolment as study')
          .select(measuresAt(now))
          .whereRef('study.accountId', '=', 'person.accountId')
          .where('study.isCurrent', '=', sql.lit(true))
          .as('study'),
      (join) => join.onTrue(),
    )
  if (among === undefined) return people
  return people.where('person.accountId', '=', sql<string>`any(${[...among]}::bigint[])`)
}

/** The same calculation as `riskOf` in the rules, for many at once: each course counts under its worst risk only. */
function measuresAt(now: Date) {
  const soon = daysAfter(now, soonDays)
  const running = sql`study.status = 'IN_PROGRESS'`
  const isIdle = sql`coalesce(study.studied_at, study.began_at) < ${daysBefore(now, idleDays)}`
  const count = (condition: RawBuilder<unknown>) => sql<number>`(count(*) filter (where ${condition}))::int`
  return [
    count(running).as('running'),
    count(sql`study.status in ('COMPLETED', 'PASSED')`).as('completed'),
    count(sql`${running} and study.due_at < ${now}`).as('overdue'),
    count(sql`${running} and study.due_at >= ${now} and study.due_at < ${soon}`).as('dueSoon'),
    count(sql`${running} and (study.due_at is null or study.due_at >= ${soon}) and ${isIdle}`).as('idle'),
    sql<number | null>`(round(avg(study.progress) filter (where ${running})))::int`.as('progress'),
    sql<Date | null>`max(study.studied_at)`.as('studiedAt'),
  ] as const
}

type StudyPageQuery = StudyQuery & {
  readonly risk: Risk | null
  readonly skip: number
  readonly most: number
}

/** Those at risk first. */
export async function studyPage(db: Db, { managerId, risk, skip, most, ...filter }: StudyPageQuery) {
  const table = await subordinatesTable(db, managerId)
  return studies(db, table, filter)
    .select(['person.accountId', 'study.running', 'study.completed', 'study.overdue', 'study.dueSoon'])
    .select(['study.idle', 'study.progress', 'study.studiedAt'])
    .$if(risk !== null, (query) => query.where(sql.ref<number>(`study.${risk ?? 'idle'}`), '>', 0))
    .orderBy('study.overdue', 'desc')
    .orderBy('study.dueSoon', 'desc')
    .orderBy('study.idle', 'desc')
    .orderBy('person.accountId')
    .offset(skip)
    .limit(most)
    .execute()
}

/** The number of subordinates, and how many have each risk. */
export async function studyCounts(db: Db, { managerId, ...filter }: StudyQuery) {
  const table = await subordinatesTable(db, managerId)
  return studies(db, table, filter)
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where study.overdue > 0))::int`.as('overdue'),
      sql<number>`(count(*) filter (where study.due_soon > 0))::int`.as('dueSoon'),
      sql<number>`(count(*) filter (where study.idle > 0))::int`.as('idle'),
    ])
    .executeTakeFirstOrThrow()
}

/** Somebody's courses, running ones first, then newest. */
export async function coursesOf(db: Db, accountId: string, most: number) {
  return on(db)
    .selectFrom('learning.enrolment')
    .select(['courseId', 'status', 'progress', 'dueAt', 'studiedAt', 'beganAt', 'endedAt'])
    .where('accountId', '=', accountId)
    .where('isCurrent', '=', sql.lit(true))
    .orderBy(sql`status = 'IN_PROGRESS'`, 'desc')
    .orderBy('dueAt', (order) => order.asc().nullsLast())
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}
