import { sql } from 'kysely'
import { unitIdsWithin } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'

type Use = { readonly fileId: string; readonly title: string; readonly unitId: string | null }

/** Where each of these files is used: in a draft, in a published version, or as a cover. */
async function usesOf(db: Db, fileIds: readonly string[]): Promise<readonly Use[]> {
  const { rows } = await sql<Use>`
    with wanted as (select unnest(${[...fileIds]}::text[]) as file_id),
    used as (
      select wanted.file_id, draft.course_id from wanted
      join course.draft draft on draft.site_id = ${db.siteId} and course.files_in(draft.content) @> array[wanted.file_id]
      union
      select wanted.file_id, version.course_id from wanted
      join course.version version
        on version.site_id = ${db.siteId} and course.files_in(version.content) @> array[wanted.file_id]
      union
      select wanted.file_id, covered.id from wanted
      join course.course covered
        on covered.site_id = ${db.siteId} and covered.cover ->> 'kind' = 'file'
       and covered.cover ->> 'fileId' = wanted.file_id)
    select used.file_id, course.title, course.unit_id from used
    join course.course course on course.site_id = ${db.siteId} and course.id = used.course_id
    order by course.id`.execute(db.kysely)
  return rows
}

/** Files used in courses, with the title of the first course for each. */
export async function filesInCourses(
  ctx: Ctx,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const uses = await usesOf(ctx.db, fileIds)
  return new Map(uses.toReversed().map(({ fileId, title }) => [fileId, title]))
}

/** Authors of a course may see all of its files, whoever uploaded them. */
export async function authorFiles(ctx: Ctx, fileIds: readonly string[]): Promise<ReadonlySet<string>> {
  // Learners fetch every playlist and page, and are never authors: skip the query for them.
  if (!ctx.actor.permissions.has('course.author')) return new Set()
  const units = await unitIdsWithin(ctx, 'course.author')
  const isMine = (unitId: string | null) => units === 'all' || (unitId !== null && units.includes(unitId))
  const uses = await usesOf(ctx.db, fileIds)
  return new Set(uses.filter(({ unitId }) => isMine(unitId)).map(({ fileId }) => fileId))
}
