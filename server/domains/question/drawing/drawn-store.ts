import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** Locks the questions against edits, in one order for everybody, and answers the version that holds of each. */
export async function lockVersions(
  db: Db,
  questionIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await on(db)
    .selectFrom('exam.question')
    .select(['id', 'versionId'])
    .where('id', 'in', [...questionIds])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Map(rows.flatMap(({ id, versionId }) => (versionId === null ? [] : [[id, versionId]])))
}

/** The version that holds now of each question. */
export async function currentVersions(
  db: Db,
  questionIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (questionIds.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('exam.question')
    .select(['id', 'versionId'])
    .where('id', 'in', [...questionIds])
    .execute()
  return new Map(rows.flatMap(({ id, versionId }) => (versionId === null ? [] : [[id, versionId]])))
}

/** From now on these never change; the parts of scenarios with them. */
export async function markUsed(db: Db, versionIds: readonly string[], at: Date): Promise<void> {
  await on(db)
    .updateTable('exam.question_version')
    .set({ usedAt: at })
    .where('usedAt', 'is', null)
    .where((is) => is.or([is('id', 'in', [...versionIds]), is('parentId', 'in', [...versionIds])]))
    .execute()
}

/** How often each stands in a form now. */
export async function countDrawn(db: Db, times: ReadonlyMap<string, number>): Promise<void> {
  await sql`
    update exam.question q set drawn = q.drawn + t.times
    from unnest(${[...times.keys()]}::bigint[], ${[...times.values()]}::integer[]) as t (id, times)
    where q.site_id = ${db.siteId} and q.id = t.id`.execute(db.kysely)
}

/** How many papers name each of these questions. */
export async function writePaperCounts(db: Db, papers: ReadonlyMap<string, number>): Promise<void> {
  if (papers.size === 0) return
  await sql`
    update exam.question q set papers = t.papers
    from unnest(${[...papers.keys()]}::bigint[], ${[...papers.values()]}::integer[]) as t (id, papers)
    where q.site_id = ${db.siteId} and q.id = t.id`.execute(db.kysely)
}
