import type { decideRegistration as contract } from '@lyceum/contract/identity'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import type { Answer } from '#platform/http'
import { decisionMail } from './decision-mail.ts'
import { deleteForm, deletePending, lockPending, setState } from './store.ts'

/** Approves a registration, or refuses it and keeps nothing of it but the entry in the audit. */
export async function decideRegistration(
  ctx: Ctx,
  { id, approve, reason }: Input<typeof contract>,
  answer: Answer,
): Promise<Result<typeof contract>> {
  const person = (await lockPending(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const { userName, name, email, locale } = person
  await deleteForm(ctx.db, id)
  if (approve) await setState(ctx.db, id, 'active')
  else await deletePending(ctx.db, id)
  await ctx.audit({
    action: approve ? 'identity.registration.approve' : 'identity.registration.refuse',
    object: `identity.account:${id}`,
    before: { userName, state: 'pending' },
    after: approve ? { state: 'active' } : { reason },
  })
  if (email) {
    const { origin } = answer
    await ctx.enqueue(decisionMail, {
      to: email,
      locale: locale ?? ctx.site.locale,
      approve,
      userName,
      name,
      reason,
      origin,
    })
  }
  return { id }
}
