import {
  type addCourseModule as AddModule,
  type CourseContent,
  courseErrors,
  type ModuleContent,
  type ModuleType,
  type saveCourseDraft as Save,
} from '@lyceum/contract/course'
import type { PurposeName } from '@lyceum/contract/file'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { filesFor, ownFiles } from '#domains/file'
import { peopleWithin } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { fileIdOf, hasVideoInText, modulesNamedIn, modulesOf, outlineOf, picturesIn } from '../rules.ts'
import { faultsOf } from './draft-faults.ts'
import { draftOf, insertModules, modulesOfCourse, updateCourse, updateDraft } from './store.ts'
import { courseToAuthor } from './course-access.ts'

export async function addCourseModule(
  ctx: Ctx,
  { id, type }: Input<typeof AddModule>,
): Promise<Result<typeof AddModule>> {
  await courseToAuthor(ctx, 'course.author', id)
  const [moduleId = ''] = await insertModules(ctx.db, id, [type])
  await ctx.audit({
    action: 'course.module.add',
    object: `course.course:${id}`,
    after: { moduleId, type },
  })
  return { moduleId }
}

export async function saveCourseDraft(
  ctx: Ctx,
  { id, revision, content }: Input<typeof Save>,
): Promise<Result<typeof Save>> {
  const course = await courseToAuthor(ctx, 'course.author', id)
  const before = await draftOf(ctx.db, id)
  await rejectForeignContent(ctx, { id, content, before: before.content })
  const saved = await updateDraft(ctx.db, {
    courseId: id,
    content,
    revision,
    savedBy: ctx.actor.id,
    at: ctx.now,
  })
  if (saved === undefined) fail(courseErrors.COURSE_DRAFT_CHANGED)
  await updateCourse(ctx.db, id, { updatedAt: ctx.now })
  await ctx.audit({
    action: 'course.draft.save',
    object: `course.course:${id}`,
    before: { revision, ...outlineOf(before.content) },
    after: { revision: saved, ...outlineOf(content) },
  })
  return { revision: saved, faults: await faultsOf(ctx, course.kind, content) }
}

/** The required upload purpose of a module's file; the other kinds take none. */
const purposes: Partial<Record<ModuleType, PurposeName>> = {
  VOD: 'video',
  AUD: 'audio',
  SCO: 'scorm',
  RDG: 'document',
  REF: 'document',
}

type Saving = { readonly id: string; readonly content: CourseContent; readonly before: CourseContent }

/**
 * A draft contains only modules of this course, each once and with its own type, and nothing its author may not use.
 * References are looked up before they are validated: a missing and a foreign object give the same error.
 */
async function rejectForeignContent(ctx: Ctx, { id: courseId, content, before }: Saving): Promise<void> {
  const types = new Map((await modulesOfCourse(ctx.db, courseId)).map(({ id, type }) => [id, type]))
  const modules = modulesOf(content)
  const ids = modules.map(({ id }) => id)
  if ([...ids, ...modulesNamedIn(content)].some((id) => !types.has(id))) fail(commonErrors.NOT_FOUND)
  await refuseStrangeLecturers(ctx, modules, modulesOf(before))
  const areFilesFit = await newFilesFit(ctx, modules, modulesOf(before))

  const areModulesWhole = modules.every(({ id, type }) => types.get(id) === type)
  const isOnce = new Set(ids).size === ids.length
  const isFit = areFilesFit && areModulesWhole && isOnce && !hasVideoInText(content)
  if (!isFit || !(await arePictures(ctx, content))) fail(courseErrors.COURSE_CONTENT_INVALID)
}

async function refuseStrangeLecturers(
  ctx: Ctx,
  modules: readonly ModuleContent[],
  before: readonly ModuleContent[],
): Promise<void> {
  const previousIds = new Set(before.map(({ lecturerId }) => lecturerId))
  const named = modules.flatMap(({ lecturerId }) =>
    lecturerId === null || previousIds.has(lecturerId) ? [] : [lecturerId],
  )
  if (!(await peopleWithin(ctx, 'course.author', named))) fail(commonErrors.NOT_FOUND)
}

/** Files already in the draft may stay, whoever uploaded them; new ones must be the author's own. */
async function newFilesFit(
  ctx: Ctx,
  modules: readonly ModuleContent[],
  before: readonly ModuleContent[],
): Promise<boolean> {
  const previousIds = new Set(before.map(fileIdOf))
  const added = modules.flatMap((module) => {
    const fileId = fileIdOf(module)
    return fileId === null || previousIds.has(fileId) ? [] : [{ type: module.type, fileId }]
  })
  const files = await ownFiles(ctx, { ids: added.map(({ fileId }) => fileId) })
  return added.every(({ type }, i) => files[i]?.purpose === purposes[type])
}

/** Pictures in texts are visible to the whole site, so any picture of the site is allowed. */
async function arePictures(ctx: Ctx, content: CourseContent): Promise<boolean> {
  const ids = [...new Set(picturesIn(content))]
  return (await filesFor(ctx.db, { ids, purpose: 'picture' })).length === ids.length
}
