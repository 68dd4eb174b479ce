import { type findToName as contract, namingPermissions } from '@lyceum/contract/course'
import type { Input, Result } from '@lyceum/contract/kit'
import { peopleFound } from '#domains/identity'
import { positionsFound, type Reach, reaches, reachOf, unitIdsWithin, unitsFound, within } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { coursesFound } from './queries.ts'

type Found = Result<typeof contract>['records']
type SearchScope = { readonly reach: Reach; readonly text: string }

const limit = 20

/** Finds objects to reference, within the scope of the permissions that need that kind. */
export async function findToName(
  ctx: Ctx,
  { kind, text }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const reach = await reachOf(ctx, ...namingPermissions[kind])
  const isNowhere = reach.kind === 'units' && reach.unitIds.length === 0
  return { records: isNowhere ? [] : await find[kind](ctx, { reach, text }) }
}

const find = { unit: foundUnits, position: foundPositions, person: foundPeople, course: foundCourses }

async function foundUnits({ db }: Ctx, { reach, text }: SearchScope): Promise<Found> {
  const units = await unitsFound(db, reach, { text, limit })
  return units.map(({ id, name, parentName, parentPath }) => ({
    id,
    name,
    detail: parentPath && reaches(reach, parentPath) ? (parentName ?? '') : '',
  }))
}

/** Positions belong to no unit: they are shared by the whole organisation. */
async function foundPositions({ db }: Ctx, { text }: SearchScope): Promise<Found> {
  const positions = await positionsFound(db, { text, limit })
  return positions.map(({ id, name, code }) => ({ id, name, detail: code }))
}

async function foundPeople({ db }: Ctx, { reach, text }: SearchScope): Promise<Found> {
  const people = await peopleFound(db, (accountId) => within(reach, accountId), { text, limit })
  return people.map(({ id, name, userName, staffNo }) => ({ id, name, detail: staffNo ?? userName }))
}

/** Courses visible in the console can be referenced: any course its author can read may be a prerequisite. */
async function foundCourses(ctx: Ctx, { text }: SearchScope): Promise<Found> {
  const units = await unitIdsWithin(ctx, 'course.read', ...namingPermissions.course)
  const courses = await coursesFound(ctx.db, units, { text, limit })
  return courses.map(({ id, title, categoryName }) => ({ id, name: title, detail: categoryName ?? '' }))
}
