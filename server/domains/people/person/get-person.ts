import type { Input, Result } from '@lyceum/contract/kit'
import type { getPerson as contract } from '@lyceum/contract/people'
import { accountNames, frozenAccounts, roleAssignmentsOf } from '#domains/identity'
import { jobsOf, managerOf, namesOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { reachPerson } from './find-person.ts'
import { pinnedFields, openDeparture } from './store.ts'

/** A person with everything that the first page about them shows. */
export async function getPerson(ctx: Ctx, { id }: Input<typeof contract>): Promise<Result<typeof contract>> {
  const card = await reachPerson(ctx, 'people.read', id)
  const { expiresAt, lastLoginAt, createdAt, locale: _locale, ...plain } = card
  const roleAssignments = await roleAssignmentsOf(ctx.db, [id])
  const frozenUntil = (await frozenAccounts(ctx.db, ctx.now, { ids: [id], most: 1 })).get(id)
  return {
    ...plain,
    expiresAt: expiresAt?.toISOString() ?? null,
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    isFrozen: frozenUntil !== undefined,
    frozenUntil: frozenUntil?.toISOString() ?? null,
    roles: [...new Set(roleAssignments.map(({ role }) => role))],
    holdings: await withPlaceNames(ctx, roleAssignments),
    ...(await workOf(ctx, id)),
    ...(await pinnedOf(ctx, id)),
    departure: await departureOf(ctx, id),
    isOneself: id === ctx.actor.id,
  }
}

async function workOf({ db }: Ctx, id: string) {
  const jobs = await jobsOf(db, id)
  const main = jobs.find(({ isMain, until }) => isMain && until === null) ?? nowhere
  const { unitName, positionName, gradeName } = main
  const managerId = await managerOf(db, id)
  const names = await accountNames(db, managerId ? [managerId] : [])
  return { jobs, unitName, positionName, gradeName, managerName: names.get(managerId ?? '') ?? null }
}

const nowhere = { unitName: null, positionName: null, gradeName: null }

async function pinnedOf({ db }: Ctx, id: string) {
  const pinned = await pinnedFields(db, id)
  const names = await accountNames(
    db,
    pinned.map(({ heldBy }) => heldBy),
  )
  return {
    held: pinned.map(({ field, heldBy, heldAt }) => ({
      field,
      byName: names.get(heldBy) ?? '',
      at: heldAt.toISOString(),
    })),
  }
}

async function departureOf({ db }: Ctx, id: string) {
  const departure = await openDeparture(db, id)
  if (!departure) return null
  const { leavesOn, reason, doneAt } = departure
  return { leavesOn, reason, isDone: doneAt !== null }
}

type RoleAssignments = Awaited<ReturnType<typeof roleAssignmentsOf>>

async function withPlaceNames({ db }: Ctx, roleAssignments: RoleAssignments) {
  const unitIds = roleAssignments.map(({ scope, scopeId }) => (scope === 'unit' ? scopeId : null))
  const { units } = await namesOf(db, { unitIds, positionIds: [], gradeIds: [] })
  return roleAssignments.map(({ role, ownName, scope, scopeId }) => ({
    role,
    ownName,
    scope,
    placeName: units.get(scopeId ?? '') ?? null,
  }))
}
