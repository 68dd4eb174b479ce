import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { acceptAgreement as contract } from '@lyceum/contract/identity'
import { identityErrors } from '@lyceum/contract/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { fieldNames } from '../text.ts'
import { agreementsInForce, insertAcceptances } from './store.ts'

/** Records that the person accepts agreements by version; only those in force can be accepted. */
export async function acceptAgreement(
  ctx: Ctx,
  { agreementIds }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const inForce = new Set((await agreementsInForce(ctx.db)).map(({ id }) => id))
  if (!agreementIds.every((id) => inForce.has(id))) fail(commonErrors.NOT_FOUND)
  await acceptAll(ctx, ctx.actor.id, agreementIds)
  return { accepted: new Set(agreementIds).size }
}

/** Rejects a registration that does not accept everything in force. */
export async function refuseUnaccepted(ctx: Ctx, agreementIds: readonly string[]): Promise<void> {
  const inForce = await agreementsInForce(ctx.db)
  if (inForce.some(({ id }) => !agreementIds.includes(id)))
    fail(identityErrors.REGISTER_FIELD_REQUIRED, { fields: fieldNames.agreement[ctx.locale] })
}

/** Records who accepted what, when and from where. Agreements no longer in force are left out. */
export async function acceptAll(ctx: Ctx, accountId: string, agreementIds: readonly string[]): Promise<void> {
  const { address, now: at } = ctx
  const rows = (await agreementsInForce(ctx.db))
    .filter(({ id }) => agreementIds.includes(id))
    .map(({ id: agreementId }) => ({ accountId, agreementId, address, at }))
  await insertAcceptances(ctx.db, rows)
}
