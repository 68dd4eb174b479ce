import type { Input, Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/org'
import { accountNames } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { reachOf } from '../reach.ts'
import { reaches } from '../rules.ts'
import { reachedUnit } from './find-unit.ts'
import { centresOf, headCounts, lastMoveOf, leadersOf, level, unitNames, unitsByText } from './queries.ts'
import { sistersOf, type UnitRow, unitById } from './store.ts'

const none = { people: 0, ownPeople: 0 }

export async function listUnits(
  ctx: Ctx,
  { parentId }: Input<typeof contract.listUnits>,
): Promise<Result<typeof contract.listUnits>> {
  if (parentId !== undefined) await reachedUnit(ctx, 'org.read', parentId)
  const rows = await level(ctx.db, { parentId, reach: await reachOf(ctx, 'org.read') })
  const counts = await headCounts(
    ctx.db,
    rows.map(({ id }) => id),
  )
  return { records: rows.map((row) => ({ ...row, ...(counts.get(row.id) ?? none) })) }
}

export async function searchUnits(
  ctx: Ctx,
  { words: text }: Input<typeof contract.searchUnits>,
): Promise<Result<typeof contract.searchUnits>> {
  const rows = await unitsByText(ctx.db, text, await reachOf(ctx, 'org.read'))
  const names = await unitNames(ctx.db, [...new Set(rows.flatMap(({ path }) => path))])
  return {
    records: rows.map(({ path, ...row }) => ({ ...row, trail: trailOf(path.slice(0, -1), names) })),
  }
}

export async function getUnit(
  ctx: Ctx,
  { id }: Input<typeof contract.getUnit>,
): Promise<Result<typeof contract.getUnit>> {
  const unit = await reachedUnit(ctx, 'org.read', id)
  const above = unit.path.slice(0, -1)
  const manage = await reachOf(ctx, 'org.manage')
  const { parentId, code, name, path } = unit
  const mayMove = above.length === 0 ? manage.kind === 'site' : reaches(manage, above)
  return {
    id,
    parentId,
    code,
    name,
    trail: trailOf(above, await unitNames(ctx.db, above)),
    heads: await headsOf(ctx, id),
    ...((await headCounts(ctx.db, [id])).get(id) ?? none),
    children: (await sistersOf(ctx.db, id)).length,
    centres: await centresOf(ctx.db, path),
    mayChange: reaches(manage, path),
    mayMove,
    lastMove: await lastMove(ctx, unit, mayMove),
  }
}

async function headsOf(ctx: Ctx, unitId: string) {
  const leaders = await leadersOf(ctx.db, unitId)
  const names = await accountNames(
    ctx.db,
    leaders.map(({ accountId }) => accountId),
  )
  return leaders.map(({ accountId, positionName }) => ({
    id: accountId,
    name: names.get(accountId) ?? '',
    positionName,
  }))
}

async function lastMove(ctx: Ctx, unit: UnitRow, mayMove: boolean) {
  const move = await lastMoveOf(ctx.db, unit.id)
  if (!move) return null
  const { id, fromParentId, movedBy, movedAt } = move
  const people = await accountNames(ctx.db, movedBy ? [movedBy] : [])
  const units = await unitNames(ctx.db, fromParentId ? [fromParentId] : [])
  return {
    id,
    at: movedAt.toISOString(),
    fromName: units.get(fromParentId ?? '') ?? null,
    byName: people.get(movedBy ?? '') ?? null,
    mayUndo: mayMove && (await isUndoable(ctx, unit, move)),
  }
}

type Move = { readonly fromParentId: string | null; readonly toParentId: string | null }

async function isUndoable(ctx: Ctx, unit: UnitRow, { fromParentId, toParentId }: Move): Promise<boolean> {
  if (unit.parentId !== toParentId) return false
  const manage = await reachOf(ctx, 'org.manage')
  if (fromParentId === null) return manage.kind === 'site'
  const from = await unitById(ctx.db, fromParentId)
  return from !== undefined && !from.path.includes(unit.id) && reaches(manage, from.path)
}

const trailOf = (path: readonly string[], names: ReadonlyMap<string, string>) =>
  path.map((id) => ({ id, name: names.get(id) ?? '' }))
