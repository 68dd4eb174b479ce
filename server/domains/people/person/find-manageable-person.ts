import { type AccountCard, refuseStronger } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { reachPerson } from './find-person.ts'

/** A person whom the actor may change: within reach, and without rights that the actor lacks. */
export async function personToManage(ctx: Ctx, accountId: string): Promise<AccountCard> {
  const person = await reachPerson(ctx, 'people.manage', accountId)
  await refuseStronger(ctx, accountId)
  return person
}
