import type { CourseContent, CourseKind, DraftFault } from '@lyceum/contract/course'
import { mediaOf } from '#domains/file'
import type { Ctx } from '#platform/ctx'
import { draftFaults, fileIdOf, mediaFaults, modulesOf } from '../rules.ts'

/** What prevents a draft from being published, including the state of its files. */
export async function faultsOf(ctx: Ctx, kind: CourseKind, content: CourseContent): Promise<DraftFault[]> {
  const ids = modulesOf(content).flatMap((module) => fileIdOf(module) ?? [])
  const media = await mediaOf(ctx, [...new Set(ids)])
  return [...draftFaults(kind, content), ...mediaFaults(content, (fileId) => media.get(fileId)?.state)]
}
