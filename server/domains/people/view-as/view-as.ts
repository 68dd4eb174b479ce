import type { Input, Result } from '@lyceum/contract/kit'
import {
  type beginViewAs as beginContract,
  type endViewAs as endContract,
  peopleErrors,
} from '@lyceum/contract/people'
import { beginViewing, endViewing, refuseStronger } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { Answer } from '#platform/http'
import { reachPerson } from '../person/find-person.ts'

/** Shows an administrator the portal as a person within reach sees it, unless that person has more rights. */
export async function beginViewAs(
  ctx: Ctx,
  { id }: Input<typeof beginContract>,
  answer: Answer,
): Promise<Result<typeof beginContract>> {
  const { state, expiresAt } = await reachPerson(ctx, 'people.viewAs', id)
  const isOpen = state === 'active' && (expiresAt === null || expiresAt > ctx.now)
  if (!isOpen || id === ctx.actor.id) fail(peopleErrors.VIEW_AS_IMPOSSIBLE)
  await refuseStronger(ctx, id)
  const { url, until } = await beginViewing(ctx, id, answer)
  await ctx.audit({ action: 'people.viewAs.begin', object: `identity.account:${id}`, after: { until } })
  return { url }
}

/** Returns to one's own session. Expired views are ended by a cron job (end-expired-views.ts). */
export async function endViewAs(
  ctx: Ctx,
  _input: Input<typeof endContract>,
  answer: Answer,
): Promise<Result<typeof endContract>> {
  const { id, realId } = ctx.actor
  const { url } = await endViewing(ctx, answer)
  if (realId !== undefined)
    await ctx.audit({ action: 'people.viewAs.end', object: `identity.account:${id}`, before: { realId } })
  return { url }
}
