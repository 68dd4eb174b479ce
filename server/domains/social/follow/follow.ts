import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { type follow as contract, socialErrors } from '@lyceum/contract/social'
import { accountCards } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { personTally } from './queries.ts'
import { addFollow, countPeople, dropFollow } from './store.ts'

/** B-386: following is idempotent; both counters only change if the row did. */
export async function follow(
  ctx: Ctx,
  { userId: followedId }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  await requireColleague(ctx, followedId, { mustWork: true })
  const accountId = ctx.actor.id
  if (await addFollow(ctx.db, { accountId, followedId }, ctx.now)) await countBond(ctx, followedId, 1)
  return { isFollowed: true, fans: (await personTally(ctx.db, followedId)).fans }
}

export async function unfollow(
  ctx: Ctx,
  { userId: followedId }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  await requireColleague(ctx, followedId, { mustWork: false })
  const accountId = ctx.actor.id
  if (await dropFollow(ctx.db, { accountId, followedId })) await countBond(ctx, followedId, -1)
  return { isFollowed: false, fans: (await personTally(ctx.db, followedId)).fans }
}

const countBond = (ctx: Ctx, followedId: string, step: 1 | -1) =>
  countPeople(
    ctx.db,
    new Map([
      [ctx.actor.id, { follows: step }],
      [followedId, { fans: step }],
    ]),
  )

/** People who have left can be unfollowed, but not followed anew. */
async function requireColleague(ctx: Ctx, id: string, { mustWork }: { readonly mustWork: boolean }) {
  if (id === ctx.actor.id) fail(socialErrors.FOLLOW_ONESELF)
  const [person] = await accountCards(ctx.db, [id])
  if (!person || (mustWork && person.state !== 'active')) fail(commonErrors.NOT_FOUND)
}
