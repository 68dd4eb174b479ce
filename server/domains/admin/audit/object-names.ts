import { titlesOf } from '#domains/course'
import { accountNames, customRoles } from '#domains/identity'
import { namesOf } from '#domains/org'
import type { Db } from '#platform/db'

type Names = ReadonlyMap<string, string>

/**
 * Names of people, departments, positions, courses and custom roles by id. Ids are unique across all tables,
 * so none is ambiguous; an id without a name here stays as it is.
 */
export async function thingNames(db: Db, ids: readonly string[]): Promise<Names> {
  const people = await accountNames(db, ids)
  const rest = ids.filter((id) => !people.has(id))
  if (rest.length === 0) return people
  const { units, positions } = await namesOf(db, { unitIds: rest, positionIds: rest, gradeIds: [] })
  const roles = (await customRoles(db)).map(({ id, name }) => [id, name] as const)
  return new Map([...people, ...units, ...positions, ...(await titlesOf(db, rest)), ...roles])
}
