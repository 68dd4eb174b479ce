import { commonErrors } from '@lyceum/contract/kit'
import { type ProfilePart, profileErrors } from '@lyceum/contract/profile'
import { profileCards } from '#domains/identity'
import { followedAmong } from '#domains/social'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { maySee } from './rules.ts'
import { personOf } from './store.ts'

/** A person as visible to the requester: every call about a person starts here (B-425). */
export async function lookAt(ctx: Ctx, accountId: string) {
  const [card] = await profileCards(ctx, [accountId])
  // External people can only see themselves (B-228).
  if (!card || (ctx.actor.isExternal && accountId !== ctx.actor.id)) return fail(commonErrors.NOT_FOUND)
  const isOwner = accountId === ctx.actor.id
  const isFollowed = !isOwner && (await followedAmong(ctx.db, accountId, [ctx.actor.id])).size > 0
  return { card, looker: { isOwner, isFollowed }, ...(await personOf(ctx.db, accountId)) }
}

/** The same, rejected if the owner hides this part from the requester (E-105). */
export async function lookAtPart(ctx: Ctx, accountId: string, part: ProfilePart) {
  const seen = await lookAt(ctx, accountId)
  if (!maySee(seen.secret[part], seen.looker)) fail(profileErrors.PROFILE_PRIVATE)
  return seen
}
