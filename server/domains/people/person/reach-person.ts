import { commonErrors } from '@lyceum/contract/kit'
import { type AccountCard, accountCards } from '#domains/identity'
import { personWithin } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'

/** A person whom this permission reaches; anybody else is not there, like somebody who never was. */
export async function reachPerson(ctx: Ctx, permission: string, accountId: string): Promise<AccountCard> {
  const [card] = await accountCards(ctx.db, [accountId])
  if (!card || !(await personWithin(ctx, permission, accountId))) return fail(commonErrors.NOT_FOUND)
  return card
}
