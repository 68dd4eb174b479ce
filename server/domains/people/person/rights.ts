import { type AccountCard, refuseStronger } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { reachPerson } from './reach-person.ts'

/** A person whom one may act on: within reach, and with no rights that one does not hold oneself. */
export async function personToManage(ctx: Ctx, accountId: string): Promise<AccountCard> {
  const person = await reachPerson(ctx, 'people.manage', accountId)
  await refuseStronger(ctx, accountId)
  return person
}
