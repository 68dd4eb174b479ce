import { commonErrors } from '@lyceum/contract/kit'
import { type AccountCard, accountCards } from '#domains/identity'
import { personWithin } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'

/** A person within reach of the permission; anybody else is NOT_FOUND, like an unknown id. */
export async function reachPerson(ctx: Ctx, permission: string, accountId: string): Promise<AccountCard> {
  const [card] = await accountCards(ctx.db, [accountId])
  if (!card || !(await personWithin(ctx, permission, accountId))) return fail(commonErrors.NOT_FOUND)
  return card
}
