import type { Input, Result } from '@lyceum/contract/kit'
import { type previewUnitMove as contract, orgErrors } from '@lyceum/contract/org'
import { accountNames, assigneesAt } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { MoveEffect, UnitMove } from '#platform/domain'
import { headsOf, placesOf } from '../line/queries.ts'
import type { Followers } from './move-listeners.ts'
import { reachedParent, reachedUnit } from './find-unit.ts'
import { centresServing, namedIn, staffedSubtree } from './preview-queries.ts'
import { newManagers, rehung } from './new-managers.ts'
import { unitNames } from './queries.ts'
import { makesCircle } from './rules.ts'
import type { UnitRow } from './store.ts'

const mostExamples = 5

/**
 * The effects of a move: how much moves, whose manager changes, which administrators gain or lose it, which duties
 * follow.
 */
export const previewUnitMove =
  (followers: Followers) =>
  async (ctx: Ctx, { id, parentId }: Input<typeof contract>): Promise<Result<typeof contract>> => {
    const unit = await reachedUnit(ctx, 'org.manage', id)
    await reachedParent(ctx, unit.parentId)
    const parent = await reachedParent(ctx, parentId ?? null)
    if (makesCircle(unit, parent)) fail(orgErrors.UNIT_CIRCLE)
    const units = await staffedSubtree(ctx.db, id)
    const before = unit.path.slice(0, -1)
    const after = parent?.path ?? []
    return {
      units: units.length,
      people: units.reduce((sum, { people }) => sum + people, 0),
      managers: await managersOf(ctx, { unit, units, after }),
      ...(await administrators(ctx, before, after)),
      duties: await dutiesOf(ctx, followers, { unitId: id, before, after }),
    }
  }

async function dutiesOf(ctx: Ctx, followers: Followers, move: UnitMove): Promise<MoveEffect[]> {
  const effects: MoveEffect[] = []
  for (const { effects: listEffects } of followers()) effects.push(...(await listEffects(ctx, move)))
  return effects
}

type Moving = {
  readonly unit: UnitRow
  readonly units: Awaited<ReturnType<typeof staffedSubtree>>
  readonly after: readonly string[]
}

async function managersOf(ctx: Ctx, { unit, units, after }: Moving) {
  const heads = await headsOf(ctx.db, [...new Set([...units.map(({ id }) => id), ...unit.path, ...after])])
  const named = await namedIn(ctx.db, unit.id)
  const places = await placesOf(ctx.db, [...new Set([...heads.values()].flat())])
  const special = new Map([
    ...[...places].map(([personId, path]) => [personId, path.at(-1) ?? ''] as const),
    ...named.map(({ accountId, unitId }) => [accountId, unitId] as const),
  ])
  const changes = newManagers(
    { units, heads, special, named: new Set(named.map(({ accountId }) => accountId)) },
    rehung(unit.path, after),
  )
  const shown = changes.slice(0, mostExamples)
  const names = await accountNames(
    ctx.db,
    shown.flatMap(({ from, to }) => [from, to].filter((id) => id !== undefined)),
  )
  const nameOf = (id: string | undefined) => (id && names.get(id)) ?? ''
  return {
    people: changes.reduce((sum, { people }) => sum + people, 0),
    examples: shown.map(({ from, to, people }) => ({ fromName: nameOf(from), toName: nameOf(to), people })),
  }
}

/** Scoped administrators who would gain or lose this unit. */
async function administrators(ctx: Ctx, before: readonly string[], after: readonly string[]) {
  const places = [...new Set([...before, ...after])]
  const centres = await centresServing(ctx.db, places)
  const centreIds = [...new Set(centres.map(({ id }) => id))]
  const names = await unitNames(ctx.db, places)
  const assignees = await assigneesAt(ctx.db, [...places, ...centreIds])
  const reached = (path: readonly string[]) =>
    new Map(
      assignees.flatMap(({ id, name, scopeId }) => {
        const served = centres.find(({ id, unitId }) => id === scopeId && path.includes(unitId))
        if (served) return [[id, { id, name, where: served.name }] as const]
        return path.includes(scopeId ?? '')
          ? [[id, { id, name, where: names.get(scopeId ?? '') ?? '' }] as const]
          : []
      }),
    )
  const [had, has] = [reached(before), reached(after)]
  return {
    gained: [...has.values()].filter(({ id }) => !had.has(id)),
    lost: [...had.values()].filter(({ id }) => !has.has(id)),
  }
}
