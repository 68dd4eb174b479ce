import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type {
  actOnPerson as actContract,
  endPersonSession as endContract,
  resetPersonPassword as resetContract,
} from '@lyceum/contract/people'
import { identityErrors } from '@lyceum/contract/identity'
import { actOnAccount, endSessionOf, giveOneTimePassword, mailPasswordLink } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { Answer } from '#platform/http'
import { personToManage } from '../person/find-manageable-person.ts'
import { refuseWithoutMailbox } from './first-password.ts'

/** Actions on an account within reach; people who have left are NOT_FOUND. */
export async function actOnPerson(
  ctx: Ctx,
  { id, act, reason }: Input<typeof actContract>,
): Promise<Result<typeof actContract>> {
  await personToManage(ctx, id)
  await actOnAccount(ctx, { id, act, reason })
  return { id }
}

export async function endPersonSession(
  ctx: Ctx,
  { id, sessionId }: Input<typeof endContract>,
): Promise<Result<typeof endContract>> {
  await personToManage(ctx, id)
  if (!(await endSessionOf(ctx, { accountId: id, sessionId }))) fail(commonErrors.NOT_FOUND)
  await ctx.audit({
    action: 'people.session.end',
    object: `identity.account:${id}`,
    before: { sessionId },
  })
  return { id }
}

/** Not in one transaction: a password is hashed outside, and a shown one is not stored with the idempotent answer. */
export async function resetPersonPassword(
  ctx: Ctx,
  { id, way: method }: Input<typeof resetContract>,
  { origin }: Answer,
): Promise<Result<typeof resetContract>> {
  const { email, state } = await personToManage(ctx, id)
  if (state !== 'active') fail(identityErrors.ACCOUNT_ACT_IMPOSSIBLE)
  refuseWithoutMailbox({ method, email })
  await ctx.audit({
    action: 'people.password.reset',
    object: `identity.account:${id}`,
    after: { way: method },
  })
  if (method === 'mail') await mailPasswordLink(ctx, { accountId: id, origin, isWelcome: false })
  return { id, password: method === 'show' ? await giveOneTimePassword(ctx, id) : null }
}
