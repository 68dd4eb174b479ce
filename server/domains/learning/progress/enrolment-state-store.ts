import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

const columns = [
  'id',
  'courseId',
  'accountId',
  'versionId',
  'round',
  'status',
  'source',
  'progress',
  'score',
  'seconds',
  'dueAt',
  'appliedAt',
  'beganAt',
  'studiedAt',
  'endedAt',
] as const

/** An enrolment as study and evaluation read it. */
export type Studying = NonNullable<Awaited<ReturnType<typeof enrolmentById>>>

const from = (db: Db) => on(db).selectFrom('learning.enrolment').select(columns)

export async function enrolmentById(db: Db, enrolmentId: string) {
  return from(db).where('id', '=', enrolmentId).executeTakeFirst()
}

export async function enrolmentOf(db: Db, courseId: string, accountId: string) {
  return from(db)
    .where('courseId', '=', courseId)
    .where('accountId', '=', accountId)
    .where('isCurrent', '=', sql.lit(true))
    .executeTakeFirst()
}

type EnrolmentPlace = { readonly siteId: number; readonly courseId: string; readonly accountId: string }
type Standing = { readonly id: string; readonly status: string }

/** The current enrolments of people of several sites, in the order of the places. */
export async function enrolmentsAt(
  db: Db,
  places: readonly EnrolmentPlace[],
): Promise<readonly (Standing | undefined)[]> {
  const { rows } = await sql<{ place: string; id: string; status: string }>`
    select wanted.place, enrolment.id, enrolment.status
    from unnest(${places.map(({ siteId }) => siteId)}::integer[],
      ${places.map(({ courseId }) => courseId)}::bigint[], ${places.map(({ accountId }) => accountId)}::bigint[])
      with ordinality as wanted (site_id, course_id, account_id, place)
    join learning.enrolment as enrolment on enrolment.site_id = wanted.site_id
      and enrolment.account_id = wanted.account_id and enrolment.course_id = wanted.course_id
      and enrolment.is_current`.execute(db.kysely)
  const found = new Map(rows.map(({ place, id, status }) => [Number(place), { id, status }]))
  return places.map((_, i) => found.get(i + 1))
}

/** Locks it: hand-ins, completions and leaving are serialised (INV-L04). */
export async function lockEnrolmentRow(db: Db, enrolmentId: string) {
  return from(db).where('id', '=', enrolmentId).forUpdate().executeTakeFirstOrThrow()
}

type Measures = { readonly progress: number; readonly score: number | null; readonly seconds: number }

export async function writeMeasures(
  db: Db,
  enrolmentId: string,
  { progress, score, seconds }: Measures,
): Promise<void> {
  await on(db)
    .updateTable('learning.enrolment')
    .set({ progress, seconds, score: score === null ? null : String(score) })
    .where('id', '=', enrolmentId)
    .execute()
}

/** A completed enrolment has full progress, however it was completed. */
type End = { readonly status: 'COMPLETED' | 'PASSED' | 'FAILED'; readonly at: Date }

export async function endEnrolment(db: Db, enrolmentId: string, { status, at }: End): Promise<void> {
  await on(db)
    .updateTable('learning.enrolment')
    .set({ status, endedAt: at, ...(status !== 'FAILED' && { progress: 100 }) })
    .where('id', '=', enrolmentId)
    .execute()
}

type Entry = {
  readonly enrolmentId: string
  readonly courseId: string
  readonly accountId: string
  readonly versionId: string
  readonly score: number | null
  readonly restsOnPackage: boolean
  readonly at: Date
}

/** One entry per enrolment; undefined when there was one already. */
export async function insertCompletion(db: Db, { score, ...entry }: Entry): Promise<string | undefined> {
  const row = await on(db)
    .insertInto('learning.completion')
    .values({ ...entry, kind: 'criteria', score: score === null ? null : String(score) })
    .onConflict((conflict) => conflict.columns(['siteId', 'enrolmentId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function completionOf(db: Db, enrolmentId: string) {
  return on(db)
    .selectFrom('learning.completion')
    .select(['at', 'versionId', 'kind', 'score', 'restsOnPackage', 'grantedBy', 'reason'])
    .where('enrolmentId', '=', enrolmentId)
    .executeTakeFirst()
}

/** Enrolments in progress with study activity since a moment, to be re-evaluated. */
export async function learntSince(db: Db, since: Date, after: string): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('learning.enrolment as enrolment')
    .select('enrolment.id')
    .where('enrolment.status', '=', 'IN_PROGRESS')
    .where('enrolment.id', '>', after)
    .where((where) =>
      where.exists(
        where
          .selectFrom('learning.progress as progress')
          .select('progress.moduleId')
          .whereRef('progress.enrolmentId', '=', 'enrolment.id')
          .where('progress.updatedAt', '>=', since),
      ),
    )
    .orderBy('enrolment.id')
    .limit(200)
    .execute()
  return rows.map(({ id }) => id)
}
