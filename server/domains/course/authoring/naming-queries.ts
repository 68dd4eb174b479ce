import type { CourseContent, CourseSheet, findToName as Find, NamedThing } from '@lyceum/contract/course'
import type { Input, Result } from '@lyceum/contract/kit'
import { accountNames, peopleFound } from '#domains/identity'
import { namesOf, positionsFound, reachOf, unitsFound, within } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { modulesOf } from '../rules.ts'
import { on } from '../tables.ts'
import { knownCourses } from './links-store.ts'
import { authorUnits } from './within.ts'

const limit = 20

type Found = Result<typeof Find>['records']

/** What may be named in a course, by kind; each within the reach of whoever writes it. */
export async function thingsToName(
  ctx: Ctx,
  { kind, text }: Input<typeof Find>,
): Promise<Result<typeof Find>> {
  const find = { unit: foundUnits, position: foundPositions, person: foundPeople, course: foundCourses }
  return { records: await find[kind](ctx, text) }
}

async function foundUnits(ctx: Ctx, text: string): Promise<Found> {
  const reach = await reachOf(ctx, 'course.author')
  const units = await unitsFound(ctx.db, reach, { text, limit })
  return units.map(({ id, name, parentName }) => ({ id, name, detail: parentName ?? '' }))
}

async function foundPositions(ctx: Ctx, text: string): Promise<Found> {
  const positions = await positionsFound(ctx.db, { text, limit })
  return positions.map(({ id, name, code }) => ({ id, name, detail: code }))
}

async function foundPeople(ctx: Ctx, text: string): Promise<Found> {
  const reach = await reachOf(ctx, 'course.author')
  const people = await peopleFound(ctx.db, (accountId) => within(reach, accountId), { text, limit })
  return people.map(({ id, name, userName, staffNo }) => ({ id, name, detail: staffNo ?? userName }))
}

/** Courses that another may ask for: those that its author sees, and what the whole organisation offers. */
async function foundCourses(ctx: Ctx, text: string): Promise<Found> {
  const units = await authorUnits(ctx)
  const courses = await on(ctx.db)
    .selectFrom('course.course as course')
    .leftJoin('course.category as category', 'category.id', 'course.categoryId')
    .select(['course.id', 'course.title', 'category.name as categoryName'])
    .where('course.state', '!=', 'retired')
    .where('course.title', 'ilike', `%${text.replace(/[\\%_]/g, '\\$&')}%`)
    .$if(units !== 'all', (query) =>
      query.where((at) =>
        at.or([
          ...(units === 'all' || units.length === 0 ? [] : [at('course.unitId', 'in', units)]),
          at.and([at('course.unitId', 'is', null), at('course.state', '=', 'published')]),
        ]),
      ),
    )
    .orderBy('course.updatedAt', 'desc')
    .orderBy('course.id', 'desc')
    .limit(limit)
    .execute()
  return courses.map(({ id, title, categoryName }) => ({ id, name: title, detail: categoryName ?? '' }))
}

/** The names of all that a sheet and a draft name by number, so that its screen can say them. */
export async function namesIn(db: Db, sheet: CourseSheet, content: CourseContent): Promise<NamedThing[]> {
  const audience = (kind: CourseSheet['audience'][number]['kind']) =>
    sheet.audience.filter((member) => member.kind === kind).map(({ id }) => id)
  const teachers = modulesOf(content).flatMap(({ lecturerId }) => lecturerId ?? [])
  const people = [...new Set([...audience('person'), ...sheet.lecturers, ...teachers])]
  const { units, positions } = await namesOf(db, {
    unitIds: [sheet.unitId, ...audience('unit')],
    positionIds: audience('position'),
    gradeIds: [],
  })
  const courses = await knownCourses(db, sheet.prerequisites)
  return [
    ...named('unit', units),
    ...named('position', positions),
    ...named('person', await accountNames(db, people)),
    ...named('course', new Map(courses.map(({ id, title }) => [id, title]))),
  ]
}

const named = (kind: NamedThing['kind'], names: ReadonlyMap<string, string>): NamedThing[] =>
  [...names].map(([id, name]) => ({ kind, id, name }))
