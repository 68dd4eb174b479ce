import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/profile'
import { categoryNames } from '#domains/course'
import { ownFiles } from '#domains/file'
import { changeOwnAccount } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { lookAt } from './view-person.ts'
import { reasonFor, visibleParts } from './rules.ts'
import { personOf, saveProfile, putSecret } from './store.ts'

/** What people may change about themselves; name, unit and staff number are managed by administrators. */
export async function saveMyUser(
  ctx: Ctx,
  { profile, interests, ...own }: Input<typeof contract.saveMyUser>,
): Promise<Result<typeof contract.saveMyUser>> {
  if (own.photoId) await ownFiles(ctx, { ids: [own.photoId], purpose: 'avatar' })
  const chosen = interests && [...new Set(interests)]
  if (chosen && (await categoryNames(ctx, chosen)).size < chosen.length) fail(commonErrors.NOT_FOUND)
  await changeOwnAccount(ctx, accountFields(own))
  await saveProfile(ctx.db, ctx.actor.id, {
    ...(profile === undefined ? {} : { words: profile }),
    ...(chosen ? { interests: chosen } : {}),
  })
  return { locale: own.locale ?? ctx.locale }
}

type Own = Omit<Input<typeof contract.saveMyUser>, 'profile' | 'interests'>

/** The fields as the account names them; an empty text becomes null. */
const accountFields = ({ locale, stageName, birthday, photoId }: Own) => ({
  ...(locale ? { locale } : {}),
  ...(stageName === undefined ? {} : { nickname: stageName || null }),
  ...(birthday === undefined ? {} : { bornOn: birthday || null }),
  ...(photoId === undefined ? {} : { avatarFileId: photoId }),
})

export const getMySecret = async (ctx: Ctx): Promise<Result<typeof contract.getMySecret>> => ({
  ...(await personOf(ctx.db, ctx.actor.id)).secret,
})

export async function saveMySecret(
  ctx: Ctx,
  secret: Input<typeof contract.saveMySecret>,
): Promise<Result<typeof contract.saveMySecret>> {
  await putSecret(ctx.db, ctx.actor.id, secret)
  return getMySecret(ctx)
}

/** B-425. */
export async function getAccessRights(
  ctx: Ctx,
  { id }: Input<typeof contract.getAccessRights>,
): Promise<Result<typeof contract.getAccessRights>> {
  const { secret, looker } = await lookAt(ctx, id)
  const reason = reasonFor(secret, looker)
  return { allowed: reason !== 'hidden', reason, parts: { ...visibleParts(secret, looker) } }
}
