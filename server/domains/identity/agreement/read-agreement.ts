import type * as contract from '@lyceum/contract/identity'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { agreementContent } from './content.ts'
import { acceptedOf, agreementsInForce, publishedAgreement } from './store.ts'

/** The agreements in force, and whether this person has yet to accept some. */
export async function checkAgreement(ctx: Ctx): Promise<Result<typeof contract.checkAgreement>> {
  const inForce = await agreementsInForce(ctx.db)
  const ids = inForce.map(({ id }) => id)
  const accepted = ctx.actor.id === '0' ? ids : await acceptedOf(ctx.db, ctx.actor.id, ids)
  return {
    agreements: inForce.map(({ content, ...row }) => ({
      ...row,
      title: agreementContent.parse(content)[ctx.locale].title,
    })),
    mustAccept: ids.some((id) => !accepted.includes(id)),
  }
}

export async function getAgreement(
  ctx: Ctx,
  { id }: Input<typeof contract.getAgreement>,
): Promise<Result<typeof contract.getAgreement>> {
  const found = (await publishedAgreement(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const { content, publishedAt, ...row } = found
  return {
    ...row,
    ...agreementContent.parse(content)[ctx.locale],
    publishedAt: publishedAt?.toISOString() ?? '',
  }
}
