import type { findColleagues as contract } from '@lyceum/contract/social'
import type { Input, Result } from '@lyceum/contract/kit'
import { mainUnitsOf } from '#domains/org'
import { colleaguesNamed } from '#domains/people'
import type { Ctx } from '#platform/ctx'

const most = 10

/** Only name and unit of a colleague are returned, whatever was typed. */
export async function findColleagues(
  ctx: Ctx,
  { words: searchText }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const found = await colleaguesNamed(ctx.db, searchText, most + 1)
  const others = found.filter(({ id }) => id !== ctx.actor.id).slice(0, most)
  const units = await mainUnitsOf(
    ctx.db,
    others.map(({ id }) => id),
  )
  return {
    records: others.map(({ id, name }) => ({
      tcoUsrEntId: id,
      usrDisplayBil: name,
      unit: units.get(id)?.name ?? '',
    })),
  }
}
