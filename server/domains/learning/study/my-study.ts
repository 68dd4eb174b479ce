import type { CourseContent, ModuleContent } from '@lyceum/contract/course'
import { commonErrors } from '@lyceum/contract/kit'
import { learningErrors } from '@lyceum/contract/learning'
import { courseOfModule, offerOf, versionContent } from '#domains/course'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { enrolmentOf, type Studying } from '../completion/standing-store.ts'
import type { EnrolmentStatus } from '../enrol-rules.ts'

/** A course that somebody studies or has studied: their enrolment and the version they are enrolled under. */
export type Study = { readonly enrolment: Studying; readonly content: CourseContent }

const ended: readonly EnrolmentStatus[] = ['COMPLETED', 'PASSED', 'FAILED', 'ABANDONED']

/** B-242: what has ended can be looked at, and records nothing. */
export const hasEnded = ({ status }: { readonly status: EnrolmentStatus }): boolean => ended.includes(status)

/** INV-L12: who was put out keeps the record, and opens nothing of the course any more. */
export function refusePutOut({ status }: { readonly status: EnrolmentStatus }): void {
  if (status === 'ABANDONED') fail(learningErrors.NOT_ENROLLED)
}

export const modulesIn = ({ chapters }: CourseContent): readonly ModuleContent[] =>
  chapters.flatMap(({ modules }) => modules)

/** My study of a course, or nothing when I am not enrolled; a course that I could not even see is not there. */
export async function myStudyIfAny(ctx: Ctx, courseId: string): Promise<Study | undefined> {
  const enrolment = await enrolmentOf(ctx.db, courseId, ctx.actor.id)
  if (!enrolment || !(enrolment.status === 'IN_PROGRESS' || hasEnded(enrolment))) return undefined
  return { enrolment, content: await versionContent(ctx.db, enrolment.versionId) }
}

/** B-250: who is not enrolled enrols first. */
export async function myStudy(ctx: Ctx, courseId: string): Promise<Study> {
  const study = await myStudyIfAny(ctx, courseId)
  if (study) return study
  return (await offerOf(ctx.db, courseId)) ? fail(learningErrors.NOT_ENROLLED) : fail(commonErrors.NOT_FOUND)
}

/** The same by one of its modules. */
export async function myModule(ctx: Ctx, moduleId: string): Promise<Study & { module: ModuleContent }> {
  const courseId = (await courseOfModule(ctx.db, moduleId)) ?? fail(commonErrors.NOT_FOUND)
  const study = await myStudy(ctx, courseId)
  return { ...study, module: moduleIn(study.content, moduleId) }
}

export function moduleIn(content: CourseContent, moduleId: string): ModuleContent {
  return modulesIn(content).find(({ id }) => id === moduleId) ?? fail(commonErrors.NOT_FOUND)
}
