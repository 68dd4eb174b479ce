import type { Input, Result } from '@lyceum/contract/kit'
import type { getPerson as contract } from '@lyceum/contract/people'
import { accountNames, frozenAccounts, holdingsOf } from '#domains/identity'
import { jobsOf, managerOf, namesOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { reachPerson } from './reach-person.ts'
import { heldFields, openDeparture } from './store.ts'

/** A person with all that the first page about them shows. */
export async function showPerson(ctx: Ctx, { id }: Input<typeof contract>): Promise<Result<typeof contract>> {
  const card = await reachPerson(ctx, 'people.read', id)
  const { expiresAt, lastLoginAt, createdAt, locale: _locale, ...plain } = card
  const holdings = await holdingsOf(ctx.db, [id])
  const frozenUntil = (await frozenAccounts(ctx.db, ctx.now, { ids: [id], most: 1 })).get(id)
  return {
    ...plain,
    expiresAt: expiresAt?.toISOString() ?? null,
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    isFrozen: frozenUntil !== undefined,
    frozenUntil: frozenUntil?.toISOString() ?? null,
    roles: [...new Set(holdings.map(({ role }) => role))],
    holdings: await placedHoldings(ctx, holdings),
    ...(await workOf(ctx, id)),
    ...(await heldOf(ctx, id)),
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

async function heldOf({ db }: Ctx, id: string) {
  const held = await heldFields(db, id)
  const names = await accountNames(
    db,
    held.map(({ heldBy }) => heldBy),
  )
  return {
    held: held.map(({ field, heldBy, heldAt }) => ({
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

type Holdings = Awaited<ReturnType<typeof holdingsOf>>

async function placedHoldings({ db }: Ctx, holdings: Holdings) {
  const unitIds = holdings.map(({ scope, scopeId }) => (scope === 'unit' ? scopeId : null))
  const { units } = await namesOf(db, { unitIds, positionIds: [], gradeIds: [] })
  return holdings.map(({ role, ownName, scope, scopeId }) => ({
    role,
    ownName,
    scope,
    placeName: units.get(scopeId ?? '') ?? null,
  }))
}
