import type { Input, Result } from '@lyceum/contract/kit'
import { peopleErrors, type rehirePerson as contract } from '@lyceum/contract/people'
import { accountCards, accountIdByStaffNo, refuseStronger, reopenAccount } from '#domains/identity'
import { setMainJob } from '#domains/org'
import { personRehired } from '#events/people'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { Answer } from '#platform/http'
import { endDeparture } from '../person/store.ts'
import { firstPassword, refuseWithoutMailbox } from './first-password.ts'
import { namedPost } from './post-names.ts'
import { refuseBeyondReach } from './check-post-reach.ts'

/** Re-hires a person by staff number: the same person, with everything they had, in a new job. */
export async function rehirePerson(
  ctx: Ctx,
  { staffNo, job, joinedOn, password: method }: Input<typeof contract>,
  { origin }: Answer,
): Promise<Result<typeof contract>> {
  await refuseBeyondReach(ctx, job)
  const owner = await accountIdByStaffNo(ctx.db, staffNo)
  if (owner?.state !== 'left') return fail(peopleErrors.NOBODY_LEFT_SO, { staffNo })
  const accountId = owner.id
  await refuseStronger(ctx, accountId)
  const [person] = await accountCards(ctx.db, [accountId])
  const email = person?.email ?? null
  refuseWithoutMailbox({ method, email })
  await ctx.transaction((ctx) => comeBack(ctx, { accountId, joinedOn, job }))
  return { id: accountId, password: await firstPassword(ctx, accountId, { method, email, origin }) }
}

type Return = {
  readonly accountId: string
  readonly joinedOn: string
  readonly job: Input<typeof contract>['job']
}

async function comeBack(ctx: Ctx, { accountId, joinedOn, job }: Return): Promise<void> {
  await reopenAccount(ctx, accountId, joinedOn)
  await endDeparture(ctx.db, accountId, ctx.now)
  await setMainJob(ctx, { accountId, ...job, isHead: false, since: joinedOn })
  await ctx.audit({
    action: 'people.rehire',
    object: `identity.account:${accountId}`,
    before: { state: 'left' },
    after: { state: 'active', joinedOn, job: await namedPost(ctx.db, job) },
  })
  await ctx.publish(personRehired, { accountId })
}
