import type { explainAccess } from '@lyceum/contract/access'
import { commonErrors, type Input } from '@lyceum/contract/kit'
import { peopleNamed } from '#domains/identity'
import { type Reach, reaches, unitsOfPerson, within } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { reachedUnit } from './places.ts'

/** What a question is about: a unit, or a person by the units in which he works. */
export type Asked = {
  readonly name: string
  readonly units: readonly { readonly name: string; readonly path: readonly string[] }[]
}

type About = Pick<Input<typeof explainAccess>, 'unitId' | 'otherId'>

/** The thing that a question names; outside the asker's own reach it is not there. */
export async function askedAbout(
  ctx: Ctx,
  reach: Reach,
  { unitId, otherId }: About,
): Promise<Asked | undefined> {
  const unit = unitId === undefined ? undefined : await reachedUnit(ctx, 'access.read', unitId)
  if (otherId === undefined) return unit && { name: unit.name, units: [unit] }
  const [person] = await peopleNamed(ctx.db, (id) => within(reach, id), [otherId])
  if (!person) return fail(commonErrors.NOT_FOUND)
  const units = (await unitsOfPerson(ctx.db, otherId)).filter(({ path }) => reaches(reach, path))
  return { name: person.name, units }
}

/** As the queries decide it: any of the units counts, and who works nowhere belongs to the whole site alone. */
export function liesWithin(reach: Reach, { units }: Asked): boolean {
  return reach.kind === 'site' || units.some(({ path }) => reaches(reach, path))
}
