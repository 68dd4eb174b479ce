import type { Input, Result } from '@lyceum/contract/kit'
import type { listGrants as contract } from '@lyceum/contract/points'
import { accountNames } from '#domains/identity'
import { reachOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { isId } from '#platform/db/is-id'
import { actsBelow } from './queries.ts'
import { undoDays } from './rules.ts'

const pageSize = 20

/** People who may give points in the whole site see all grants, anybody else their own. */
export async function seesAct(ctx: Ctx, { byId }: { readonly byId: string }): Promise<boolean> {
  return byId === ctx.actor.id || (await reachOf(ctx, 'points.grant')).kind === 'site'
}

export async function listGrants(
  ctx: Ctx,
  { after }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const isWhole = (await reachOf(ctx, 'points.grant')).kind === 'site'
  const rows = await actsBelow(ctx.db, {
    below: isId(after) ? after : undefined,
    byId: isWhole ? undefined : ctx.actor.id,
    limit: pageSize + 1,
  })
  const shown = rows.slice(0, pageSize)
  const names = await accountNames(ctx.db, [
    ...new Set(shown.flatMap(({ byId, undoneBy }) => (undoneBy === null ? [byId] : [byId, undoneBy]))),
  ])
  return {
    records: shown.map(({ byId, undoneBy, at, undoneAt, total, shortfall, ...act }) => ({
      ...act,
      at: at.toISOString(),
      by: names.get(byId) ?? '',
      total: Number(total),
      shortfall: Number(shortfall),
      undoneAt: undoneAt?.toISOString() ?? null,
      undoneBy: (undoneBy && names.get(undoneBy)) ?? null,
      undoUntil: new Date(at.getTime() + undoDays * 86_400_000).toISOString(),
    })),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? '') : '',
  }
}
