import type { Input, Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/profile'
import { profileErrors } from '@lyceum/contract/profile'
import { categoryNames } from '#domains/course'
import { ownFiles } from '#domains/file'
import { changeOwnAccount } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { lookAt } from './look.ts'
import { reasonFor, visibleParts } from './rules.ts'
import { personOf, putSaid, putSecret } from './store.ts'

/** What one may change of oneself; name, place and staff number come from the people office. */
export async function saveMyUser(
  ctx: Ctx,
  { locale, stageName, birthday, profile, interests, photoId }: Input<typeof contract.saveMyUser>,
): Promise<Result<typeof contract.saveMyUser>> {
  if (photoId) await ownFiles(ctx, { ids: [photoId], purpose: 'avatar' })
  const chosen = interests && [...new Set(interests)]
  if (chosen && (await categoryNames(ctx.db, chosen)).size < chosen.length)
    fail(profileErrors.INTEREST_UNKNOWN)
  await changeOwnAccount(ctx, {
    ...(locale ? { locale } : {}),
    ...(stageName === undefined ? {} : { nickname: stageName || null }),
    ...(birthday === undefined ? {} : { bornOn: birthday || null }),
    ...(photoId === undefined ? {} : { avatarFileId: photoId }),
  })
  await putSaid(ctx.db, ctx.actor.id, {
    ...(profile === undefined ? {} : { words: profile }),
    ...(chosen ? { interests: chosen } : {}),
  })
  return { locale: locale ?? ctx.locale }
}

export const mySecret = async (ctx: Ctx): Promise<Result<typeof contract.getMySecret>> => ({
  ...(await personOf(ctx.db, ctx.actor.id)).secret,
})

export async function saveMySecret(
  ctx: Ctx,
  secret: Input<typeof contract.saveMySecret>,
): Promise<Result<typeof contract.saveMySecret>> {
  await putSecret(ctx.db, ctx.actor.id, secret)
  return mySecret(ctx)
}

/** B-425. */
export async function accessRights(
  ctx: Ctx,
  { id }: Input<typeof contract.getAccessRights>,
): Promise<Result<typeof contract.getAccessRights>> {
  const { secret, looker } = await lookAt(ctx, id)
  const reason = reasonFor(secret, looker)
  return { allowed: reason !== 'hidden', reason, parts: { ...visibleParts(secret, looker) } }
}
