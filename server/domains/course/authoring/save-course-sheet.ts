import { courseErrors, type CourseSheet, type saveCourseSheet as Save } from '@lyceum/contract/course'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { ownFiles } from '#domains/file'
import { peopleWithin, positionsExist, unitsWithin } from '#domains/org'
import { courseChanged } from '#events/course'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { categoryPath } from '../category/store.ts'
import { circleFrom } from '../rules.ts'
import {
  knownCourses,
  lockPrerequisites,
  prerequisiteEdges,
  replaceLecturers,
  replacePrerequisites,
} from './links-store.ts'
import { sheetOf } from './queries.ts'
import { updateSheet } from './store.ts'
import { authorUnits, courseToAuthor, refusePlace } from './course-access.ts'

export async function saveCourseSheet(
  ctx: Ctx,
  { id, ...sheet }: Input<typeof Save>,
): Promise<Result<typeof Save>> {
  await courseToAuthor(ctx, 'course.author', id)
  const before = await sheetOf(ctx.db, id)
  await refuseUnknown(ctx, sheet, before)
  const path = sheet.categoryId === null ? [] : await categoryPath(ctx.db, sheet.categoryId)
  if (!path) fail(commonErrors.NOT_FOUND)
  const isCoverFit = await newCoverFits(ctx, sheet, before)
  if (sheet.unitId !== before.unitId) await refusePlace(ctx, sheet.unitId)
  if (!isCoverFit) fail(courseErrors.COURSE_CONTENT_INVALID)
  await refuseCircle(ctx, id, sheet.prerequisites)

  await updateSheet(ctx.db, id, { sheet, categoryPath: path, at: ctx.now })
  await replacePrerequisites(ctx.db, id, sheet.prerequisites)
  await replaceLecturers(ctx.db, id, sheet.lecturers)
  await ctx.audit({ action: 'course.sheet.save', object: `course.course:${id}`, before, after: sheet })
  await ctx.publish(courseChanged, { courseId: id })
  return { id }
}

/** New references of a sheet must exist within the author's scope; existing ones may stay, whoever added them. */
async function refuseUnknown(ctx: Ctx, sheet: CourseSheet, before: CourseSheet): Promise<void> {
  const added = (kind: CourseSheet['audience'][number]['kind']) =>
    without(idsOf(sheet, kind), idsOf(before, kind))
  const people = [...added('person'), ...without(sheet.lecturers, before.lecturers)]
  const isKnown =
    (await unitsWithin(ctx, 'course.author', added('unit'))) &&
    (await positionsExist(ctx.db, added('position'))) &&
    (await peopleWithin(ctx, 'course.author', people)) &&
    (await arePrerequisites(ctx, without(sheet.prerequisites, before.prerequisites)))
  if (!isKnown) fail(commonErrors.NOT_FOUND)
}

const idsOf = ({ audience }: CourseSheet, kind: CourseSheet['audience'][number]['kind']) =>
  audience.filter((member) => member.kind === kind).map(({ id }) => id)

const without = (ids: readonly string[], known: readonly string[]) => ids.filter((id) => !known.includes(id))

/** A prerequisite must be visible to the author in the console, or offered by the whole organisation. */
async function arePrerequisites(ctx: Ctx, required: readonly string[]): Promise<boolean> {
  const known = await knownCourses(ctx.db, required)
  if (known.length < new Set(required).size) return false
  const units = await authorUnits(ctx)
  return known.every(
    ({ unitId, state }) =>
      units === 'all' || (unitId === null ? state === 'published' : units.includes(unitId)),
  )
}

/** A new cover must be the author's own upload with the purpose `cover`. */
async function newCoverFits(ctx: Ctx, { cover }: CourseSheet, before: CourseSheet): Promise<boolean> {
  if (cover.kind !== 'file') return true
  if (before.cover.kind === 'file' && before.cover.fileId === cover.fileId) return true
  const [picture] = await ownFiles(ctx, { ids: [cover.fileId] })
  return picture?.purpose === 'cover'
}

async function refuseCircle(ctx: Ctx, courseId: string, required: readonly string[]): Promise<void> {
  if (required.length === 0) return
  await lockPrerequisites(ctx.db)
  if (circleFrom(courseId, required, await prerequisiteEdges(ctx.db)) === undefined) return
  const known = await knownCourses(ctx.db, required)
  fail(courseErrors.PREREQUISITE_CIRCLE, { title: known.map(({ title }) => title).join('、') })
}
