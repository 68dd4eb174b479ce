import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/profile'
import { profileCards } from '#domains/identity'
import { mainPlacesOf, unitsNamed } from '#domains/org'
import { colleaguesPage } from '#domains/people'
import { followedAmong, followPage } from '#domains/social'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { lookAtPart } from './view-person.ts'

type Met = Result<typeof contract.listFans>

/** A person's followers, or whom they follow. One's own list needs no permission; others decide who sees theirs. */
export const followList =
  (side: 'fans' | 'followed') =>
  async (
    ctx: Ctx,
    { userId = ctx.actor.id, beneath, pageSize }: Input<typeof contract.listFans>,
  ): Promise<Met> => {
    await lookAtPart(ctx, userId, 'follow')
    const { ids, next } = await followPage(ctx.db, userId, { side, beneath, limit: pageSize })
    return { records: await metPeople(ctx, ids), next }
  }

/** the staff directory. */
export async function findPeople(
  ctx: Ctx,
  { words: searchText, unitId, beneath, pageSize }: Input<typeof contract.findPeople>,
): Promise<Met> {
  if (unitId && (await unitsNamed(ctx.db, [unitId])).length === 0) fail(commonErrors.NOT_FOUND)
  const { ids, next } = await colleaguesPage(ctx.db, { text: searchText, unitId, beneath, limit: pageSize })
  return { records: await metPeople(ctx, ids), next }
}

/** Name, picture and unit: what every colleague may see, in the order of the ids. */
async function metPeople(ctx: Ctx, ids: readonly string[]): Promise<Met['records']> {
  const cards = await profileCards(ctx, ids)
  const jobs = await mainPlacesOf(ctx.db, ids)
  const followed = await followedAmong(ctx.db, ctx.actor.id, ids)
  return cards.map(({ id, name, photo }) => ({
    usrEntId: id,
    name,
    unit: jobs.get(id)?.unitName ?? '',
    position: jobs.get(id)?.positionName ?? '',
    userPoto: photo,
    isFollowed: followed.has(id),
    isOwn: id === ctx.actor.id,
  }))
}
