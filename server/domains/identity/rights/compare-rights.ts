import { identityErrors } from '@lyceum/contract/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { roleAssignmentsOf } from '../person/person-queries.ts'
import { hasAllRights } from './rights-rules.ts'

/** Which of these people have rights that the actor lacks. An anonymous actor has none. */
export async function strongerThan(ctx: Ctx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { id, role, permissions } = ctx.actor
  const all = Map.groupBy(await roleAssignmentsOf(ctx.db, [id, ...ids]), ({ accountId }) => accountId)
  const of = (accountId: string) => all.get(accountId) ?? []
  const owner = { role, permissions, roleAssignments: of(id) }
  return new Set(ids.filter((accountId) => accountId !== id && !hasAllRights(owner, of(accountId))))
}

/** Rejects when one of these people has rights that the actor lacks. */
export async function refuseStronger(ctx: Ctx, ...ids: readonly string[]): Promise<void> {
  if ((await strongerThan(ctx, ids)).size > 0) fail(identityErrors.RIGHTS_BEYOND_MINE)
}
