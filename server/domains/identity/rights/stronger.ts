import { identityErrors } from '@lyceum/contract/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { holdingsOf } from '../person/known-queries.ts'
import { holdsAll } from './rights-rules.ts'

/** Those of some people who hold rights that the one who acts does not. Nobody in particular holds none. */
export async function strongerThan(ctx: Ctx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { id, role, permissions } = ctx.actor
  const all = Map.groupBy(await holdingsOf(ctx.db, [id, ...ids]), ({ accountId }) => accountId)
  const of = (accountId: string) => all.get(accountId) ?? []
  const holder = { role, permissions, holdings: of(id) }
  return new Set(ids.filter((one) => one !== id && !holdsAll(holder, of(one))))
}

/** Refuses when one of these people holds rights that the one who acts does not. */
export async function refuseStronger(ctx: Ctx, ...ids: readonly string[]): Promise<void> {
  if ((await strongerThan(ctx, ids)).size > 0) fail(identityErrors.RIGHTS_BEYOND_MINE)
}
