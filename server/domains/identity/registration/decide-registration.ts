import { commonErrors } from '@lyceum/contract/kit'
import { accountChanged } from '#events/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { decisionMail } from './decision-mail.ts'
import { deleteForm, deletePending, lockPending, setState } from '../account/store.ts'

type Decision = {
  readonly id: string
  readonly approve: boolean
  readonly reason: string
  /** The portal's address, for the mail. */
  readonly origin: string
}

/** Approves a registration, or rejects it and keeps nothing of it but the audit entry. */
export async function decideOnRegistration(
  ctx: Ctx,
  { id, approve, reason, origin }: Decision,
): Promise<void> {
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
  await ctx.publish(accountChanged, { accountId: id })
  if (email) {
    await ctx.enqueue(decisionMail, {
      to: email,
      ...(approve ? { accountId: id } : {}),
      locale: locale ?? ctx.site.locale,
      approve,
      userName,
      name,
      reason,
      origin,
    })
  }
}
