import { peopleErrors } from '@lyceum/contract/people'
import { type AccountCard, holdingsOf } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { reachPerson } from './reach-person.ts'
import { holdsAll } from './rights-rules.ts'

/** Those of some people who hold rights that the one who acts does not. */
export async function strongerThan(ctx: Ctx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { id, role, permissions } = ctx.actor
  const all = await holdingsOf(ctx.db, [id, ...ids])
  const of = (accountId: string) => all.filter((held) => held.accountId === accountId)
  const holder = { role, permissions, holdings: of(id) }
  return new Set(ids.filter((one) => one !== id && !holdsAll(holder, of(one))))
}

/** A person whom one may act on: within reach, and with no rights that one does not hold oneself. */
export async function personToManage(ctx: Ctx, accountId: string): Promise<AccountCard> {
  const person = await reachPerson(ctx, 'people.manage', accountId)
  await refuseStronger(ctx, accountId)
  return person
}

export async function refuseStronger(ctx: Ctx, accountId: string): Promise<void> {
  if ((await strongerThan(ctx, [accountId])).size > 0) fail(peopleErrors.RIGHTS_BEYOND_MINE)
}
