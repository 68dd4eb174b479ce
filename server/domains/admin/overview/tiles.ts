import type * as contract from '@lyceum/contract/admin'
import type { Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import type { Tile } from '#platform/domain/tile'

/** The tiles that this person may see. A domain that cannot load its tile must not break the page. */
export async function getTiles(ctx: Ctx, all: readonly Tile[]): Promise<Result<typeof contract.getTiles>> {
  const mine = all.filter(({ permission }) => ctx.actor.permissions.has(permission))
  const loaded = await Promise.all(mine.map((tile) => orNothing(ctx, tile)))
  return { tiles: loaded.flatMap((tile) => (tile ? [tile] : [])) }
}

async function orNothing(ctx: Ctx, { name, load }: Tile) {
  try {
    return { name, tile: wire(await load(ctx)) }
  } catch (error) {
    ctx.parts.log.warn({ err: error, tile: name }, 'tile failed to load')
    return undefined
  }
}

function wire(tile: Awaited<ReturnType<Tile['load']>>): contract.Tile {
  if (tile.kind === 'todo') return { ...tile, oldestAt: tile.oldestAt?.toISOString() ?? null }
  if (tile.kind === 'figure') return { ...tile, before: tile.before ?? null }
  if (tile.kind === 'series') return { kind: 'series', points: [...tile.points] }
  if (tile.kind === 'acts')
    return { kind: 'acts', acts: tile.acts.map((act) => ({ ...act, at: act.at.toISOString() })) }
  return { kind: 'shares', shares: [...tile.shares] }
}
