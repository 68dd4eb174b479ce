import type { CourseContent, ModuleContent } from '@lyceum/contract/course'
import { commonErrors } from '@lyceum/contract/kit'
import { learningErrors } from '@lyceum/contract/learning'
import { courseOfModule, offerOf, versionContent } from '#domains/course'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { enrolmentOf, type Studying } from './enrolment-state-store.ts'
import type { EnrolmentStatus } from '../enrol-rules.ts'

/** A course that somebody studies or has studied: their enrolment and its version. */
export type Study = { readonly enrolment: Studying; readonly content: CourseContent }

const ended: readonly EnrolmentStatus[] = ['COMPLETED', 'PASSED', 'FAILED', 'ABANDONED']

/** B-242: a finished course can be reviewed without recording anything. */
export const hasEnded = ({ status }: { readonly status: EnrolmentStatus }): boolean => ended.includes(status)

/** INV-L12: withdrawn people keep their record, but can open nothing of the course. */
export function refusePutOut({ status }: { readonly status: EnrolmentStatus }): void {
  if (status === 'ABANDONED') fail(learningErrors.NOT_ENROLLED)
}

export const modulesIn = ({ chapters }: CourseContent): readonly ModuleContent[] =>
  chapters.flatMap(({ modules }) => modules)

/** My study of a course, or undefined when I am not enrolled; a course I may not see is not found. */
export async function myStudyIfAny(ctx: Ctx, courseId: string): Promise<Study | undefined> {
  const enrolment = await enrolmentOf(ctx.db, courseId, ctx.actor.id)
  if (!enrolment || !(enrolment.status === 'IN_PROGRESS' || hasEnded(enrolment))) return undefined
  return { enrolment, content: await versionContent(ctx.db, enrolment.versionId) }
}

/** B-250: fails for people who are not enrolled. */
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
