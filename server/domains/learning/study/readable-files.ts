import { coursesTrying, versionContents } from '#domains/course'
import type { Ctx } from '#platform/ctx'
import { findCourse } from '../enrolment/open-course.ts'
import { fileOf } from '../progress/module-body.ts'
import { modulesIn } from '../progress/my-study.ts'
import { openVersion, studiedVersions } from '../progress/study-store.ts'

/**
 * The files somebody may play because they study a course. Checked with every playlist and every page: after leaving or
 * being withdrawn nothing plays any more (INV-L12).
 */
export async function studyFiles(ctx: Ctx, fileIds: readonly string[]): Promise<ReadonlySet<string>> {
  // Nearly always it is the module open now.
  const open = await openVersion(ctx.db, ctx.actor.id)
  const here = open ? await filesIn(ctx, [open], fileIds) : new Set<string>()
  if (here.size === fileIds.length) return here
  const studied = await filesIn(ctx, await studiedVersions(ctx.db, ctx.actor.id), fileIds)
  return studied.size === fileIds.length
    ? studied
    : new Set([...studied, ...(await triedFiles(ctx, fileIds))])
}

/** Trial files of courses the caller may see. */
async function triedFiles(ctx: Ctx, fileIds: readonly string[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const { courseId, fileIds: shown } of await coursesTrying(ctx.db, fileIds))
    if (await findCourse(ctx, courseId)) found.push(...shown)
  return found
}

async function filesIn(
  ctx: Ctx,
  versionIds: readonly string[],
  requested: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  const contents = await versionContents(ctx.db, versionIds)
  for (const content of contents.values()) {
    const files = modulesIn(content).flatMap((module) => fileOf(module) ?? [])
    for (const fileId of files) if (requested.includes(fileId)) found.add(fileId)
    if (found.size === requested.length) break
  }
  return found
}
