import type { explainAccess } from '@lyceum/contract/access'
import { commonErrors, type Input } from '@lyceum/contract/kit'
import { peopleNamed } from '#domains/identity'
import { type Reach, reaches, unitsOfPerson, within } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { reachedUnit } from './places.ts'

/** What a question is about: a unit, or a person with the units they work in. */
export type AccessTarget = {
  readonly name: string
  readonly units: readonly { readonly name: string; readonly path: readonly string[] }[]
}

type About = Pick<Input<typeof explainAccess>, 'unitId' | 'otherId'>

/** The unit or person that a question names; outside the requester's own reach it is NOT_FOUND. */
export async function askedAbout(
  ctx: Ctx,
  reach: Reach,
  { unitId, otherId }: About,
): Promise<AccessTarget | undefined> {
  const unit = unitId === undefined ? undefined : await reachedUnit(ctx, 'access.read', unitId)
  if (otherId === undefined) return unit && { name: unit.name, units: [unit] }
  const [person] = await peopleNamed(ctx.db, (id) => within(reach, id), [otherId])
  if (!person) return fail(commonErrors.NOT_FOUND)
  const units = (await unitsOfPerson(ctx.db, otherId)).filter(({ path }) => reaches(reach, path))
  return { name: person.name, units }
}

/**
 * Same rule as the queries: any of the units counts, and a person without a unit is within reach of the whole site
 * only.
 */
export function isWithinReach(reach: Reach, { units }: AccessTarget): boolean {
  return reach.kind === 'site' || units.some(({ path }) => reaches(reach, path))
}
