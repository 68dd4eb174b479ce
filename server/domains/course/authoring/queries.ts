import {
  type CourseContent,
  type CourseSheet,
  courseSheet,
  type getCourseDraft as GetDraft,
  type listCourses as List,
} from '@lyceum/contract/course'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { sql } from 'kysely'
import { fileAddresses, shownFiles } from '#domains/file'
import { accountNames } from '#domains/identity'
import { namesOf } from '#domains/org'
import { likePattern } from '#platform/db/like-pattern'
import type { Ctx } from '#platform/ctx'
import { cursorOf, cursorText } from '#platform/db/cursor'
import type { Db } from '#platform/db'
import { fail } from '#platform/app-error'
import { fileIdOf, modulesOf, picturesIn } from '../rules.ts'
import { on } from '../tables.ts'
import { faultsOf } from './draft-faults.ts'
import { lecturersOf, prerequisitesOf } from './links-store.ts'
import { namesIn } from './referenced-names.ts'
import { draftOf } from './store.ts'
import { authorUnits, courseToRead } from './course-access.ts'

export async function getCourseDraft(
  ctx: Ctx,
  { id }: Input<typeof GetDraft>,
): Promise<Result<typeof GetDraft>> {
  const { kind, state, learners } = await courseToRead(ctx, id)
  const [sheet, draft, versions] = await Promise.all([
    sheetOf(ctx.db, id),
    draftOf(ctx.db, id),
    versionsOf(ctx.db, id),
  ])
  const [savers, named, files, faults] = await Promise.all([
    accountNames(ctx.db, [draft.savedBy]),
    namesIn(ctx.db, sheet, draft.content),
    filesIn(ctx, sheet, draft.content),
    faultsOf(ctx, kind, draft.content),
  ])
  return {
    id,
    kind,
    state,
    sheet,
    content: draft.content,
    revision: draft.revision,
    isChanged: draft.revision !== draft.publishedRevision,
    savedAt: draft.savedAt.toISOString(),
    savedBy: savers.get(draft.savedBy) ?? '',
    learners,
    named,
    files,
    faults,
    versions,
  }
}

/** An invalid stored cover falls back to a generated one: it must not lock the author out. */
const storedCover = courseSheet.shape.cover.catch({ kind: 'drawn', seed: 0 })
const stored = courseSheet.safeExtend({ cover: storedCover })

/** How a course is offered, as its author wrote it. */
export async function sheetOf(db: Db, courseId: string): Promise<CourseSheet> {
  const row = await on(db)
    .selectFrom('course.course')
    .selectAll()
    .where('id', '=', courseId)
    .executeTakeFirst()
  if (!row) fail(commonErrors.NOT_FOUND)
  const [prerequisites, lecturers] = await Promise.all([
    prerequisitesOf(db, courseId),
    lecturersOf(db, courseId),
  ])
  const time = (date: Date | null) => date?.toISOString() ?? null
  return stored.parse({
    ...row,
    hours: Number(row.hours),
    credits: Number(row.credits),
    applyFrom: time(row.applyFrom),
    applyUntil: time(row.applyUntil),
    studyFrom: time(row.studyFrom),
    studyUntil: time(row.studyUntil),
    audience: row.audience.filter((key) => key !== 'all').map(memberOf),
    prerequisites,
    lecturers,
  })
}

function memberOf(key: string) {
  const [kind, id] = key.split(':')
  return { kind, id }
}

/** The files that a sheet and a draft reference: authors of the course may see them. */
async function filesIn(ctx: Ctx, { cover }: CourseSheet, content: CourseContent) {
  const ofModules = modulesOf(content).flatMap((module) => fileIdOf(module) ?? [])
  const ids = [...(cover.kind === 'file' ? [cover.fileId] : []), ...ofModules, ...picturesIn(content)]
  return shownFiles(ctx, [...new Set(ids)])
}

async function versionsOf(db: Db, courseId: string) {
  const rows = await on(db)
    .selectFrom('course.version')
    .select(['id', 'number', 'publishedBy', 'publishedAt'])
    .where('courseId', '=', courseId)
    .orderBy('number', 'desc')
    .limit(50)
    .execute()
  const names = await accountNames(
    db,
    rows.map(({ publishedBy }) => publishedBy),
  )
  return rows.map(({ id, number, publishedAt, publishedBy }) => ({
    id,
    number,
    publishedAt: publishedAt.toISOString(),
    publishedBy: names.get(publishedBy) ?? '',
  }))
}

/** A page of the courses this person may author, newest change first. */
export async function listCourses(ctx: Ctx, input: Input<typeof List>): Promise<Result<typeof List>> {
  const rows = await coursesFound(ctx, input)
  const shown = rows.slice(0, input.pageSize)
  const { units: names } = await namesOf(ctx.db, {
    unitIds: shown.map(({ unitId }) => unitId),
    positionIds: [],
    gradeIds: [],
  })
  const covers = await coverImages(ctx, shown)
  const last = rows.length > input.pageSize ? shown.at(-1) : undefined
  return {
    next: last ? cursorText(last) : '',
    records: shown.map((row) => ({
      id: row.id,
      kind: row.kind,
      title: row.title,
      state: row.state,
      ...(covers.get(row.id) ?? { picture: '', seed: 0 }),
      categoryId: row.categoryId,
      categoryName: row.categoryName ?? '',
      unitName: row.unitId === null ? '' : (names.get(row.unitId) ?? ''),
      learners: row.learners,
      completed: row.completed,
      rating: row.ratingCount === 0 ? 0 : Math.round((row.ratingSum * 10) / row.ratingCount) / 10,
      isChanged: row.revision !== row.publishedRevision,
      updatedAt: row.updatedAt.toISOString(),
    })),
  }
}

/** One row more than a page, to know whether there is a next page. */
async function coursesFound(ctx: Ctx, input: Input<typeof List>) {
  const units = await authorUnits(ctx)
  let courses = on(ctx.db)
    .selectFrom('course.course as course')
    .innerJoin('course.draft as draft', 'draft.courseId', 'course.id')
    .leftJoin('course.category as category', 'category.id', 'course.categoryId')
    .select(['course.id', 'course.kind', 'course.title', 'course.state', 'course.unitId', 'course.updatedAt'])
    .select(['course.cover', 'course.categoryId'])
    .select(['course.learners', 'course.completed', 'course.ratingSum', 'course.ratingCount'])
    .select(['draft.revision', 'draft.publishedRevision'])
    .select(sql<string | null>`coalesce(category.names ->> ${ctx.locale}, category.name)`.as('categoryName'))
  if (units !== 'all') courses = courses.where('course.unitId', 'in', units)
  if (input.kind) courses = courses.where('course.kind', '=', input.kind)
  if (input.state) courses = courses.where('course.state', '=', input.state)
  if (input.categoryId)
    courses = courses.where('course.categoryPath', '@>', sql<string[]>`array[${input.categoryId}]::bigint[]`)
  if (input.text) courses = courses.where('course.title', 'ilike', likePattern(input.text))
  const after = cursorOf(input.after)
  if (after)
    courses = courses.where((at) =>
      at(at.refTuple('course.updatedAt', 'course.id'), '<', at.tuple(after.updatedAt, after.id)),
    )
  return courses
    .orderBy('course.updatedAt', 'desc')
    .orderBy('course.id', 'desc')
    .limit(input.pageSize + 1)
    .execute()
}

type Covered = { readonly id: string; readonly cover: unknown }

/** The cover of each course: the address of a picture, or the seed of a generated one. */
async function coverImages(ctx: Ctx, rows: readonly Covered[]) {
  const covers = rows.map(({ id, cover }) => ({ id, cover: storedCover.parse(cover) }))
  const pictures = await fileAddresses(
    ctx,
    covers.flatMap(({ cover }) => (cover.kind === 'file' ? [cover.fileId] : [])),
  )
  return new Map(
    covers.map(({ id, cover }) => [
      id,
      cover.kind === 'file'
        ? { picture: pictures.get(cover.fileId) ?? '', seed: 0 }
        : { picture: '', seed: cover.seed },
    ]),
  )
}
