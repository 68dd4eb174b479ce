import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type {
  actOnPerson as actContract,
  endPersonSession as endContract,
  resetPersonPassword as resetContract,
} from '@lyceum/contract/people'
import { identityErrors } from '@lyceum/contract/identity'
import { actOnAccount, endSessionOf, giveOneTimePassword, mailPasswordLink } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import type { Answer } from '#platform/http'
import { personToManage } from '../person/rights.ts'
import { refuseWithoutMailbox } from './first-password.ts'

/** What can be done to an account within reach; whoever has left is not there for it. */
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

/** In steps: a password is hashed outside any transaction, and a shown one is not kept with the answer. */
export async function resetPersonPassword(
  ctx: Ctx,
  { id, way }: Input<typeof resetContract>,
  { origin }: Answer,
): Promise<Result<typeof resetContract>> {
  const { email, state } = await personToManage(ctx, id)
  if (state !== 'active') fail(identityErrors.ACCOUNT_ACT_IMPOSSIBLE)
  refuseWithoutMailbox({ way, email })
  await ctx.audit({ action: 'people.password.reset', object: `identity.account:${id}`, after: { way } })
  if (way === 'mail') await mailPasswordLink(ctx, { accountId: id, origin, isWelcome: false })
  return { id, password: way === 'show' ? await giveOneTimePassword(ctx, id) : null }
}
