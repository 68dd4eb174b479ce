import type { Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/org'
import type { Ctx } from '#platform/ctx'
import { reachOf } from '../reach.ts'
import { reaches } from '../rules.ts'
import { centresFor, openCentres, peopleIn } from './queries.ts'

/** Centres with a unit within reach, showing only the units within. */
export async function listCentres(ctx: Ctx): Promise<Result<typeof contract.listCentres>> {
  const centres = await visibleCentres(ctx)
  const tops = new Map(centres.map(({ id, units }) => [id, topmost(units)]))
  const people = await peopleIn(ctx.db, [...new Set([...tops.values()].flat())])
  return {
    records: centres.map(({ units, ...centre }) => ({
      ...centre,
      units: units.map(({ id, name }) => ({ id, name })),
      people: (tops.get(centre.id) ?? []).reduce((sum, unitId) => sum + (people.get(unitId) ?? 0), 0),
    })),
  }
}

/**
 * The site itself, which stands for everything, and the centres that serve this person or that this person may
 * administer.
 */
export async function getTrainingReference(ctx: Ctx): Promise<Result<typeof contract.getTrainingReference>> {
  const site = { tcrId: String(ctx.site.id), name: ctx.site.name[ctx.locale] }
  const mine = await centresFor(ctx.db, ctx.actor.id)
  const managed = ctx.actor.permissions.has('org.read') ? await visibleCentres(ctx) : []
  const names = new Map([...mine, ...managed].map(({ id, name }) => [id, name]))
  return {
    centers: [site, ...[...names].map(([tcrId, name]) => ({ tcrId, name }))],
    defaultTcrId: site.tcrId,
  }
}

async function visibleCentres(ctx: Ctx) {
  const reach = await reachOf(ctx, 'org.read')
  const all = await openCentres(ctx.db)
  if (reach.kind === 'site') return all
  return all
    .map((centre) => ({ ...centre, units: centre.units.filter(({ path }) => reaches(reach, path)) }))
    .filter(({ units }) => units.length > 0)
}

/** A unit below another one of the same centre is counted with that one. */
function topmost(units: readonly { readonly id: string; readonly path: readonly string[] }[]): string[] {
  const ids = new Set(units.map(({ id }) => id))
  return units.filter(({ path }) => !path.slice(0, -1).some((id) => ids.has(id))).map(({ id }) => id)
}
