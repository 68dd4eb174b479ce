import type { Input, Result } from '@lyceum/contract/kit'
import { type createPerson as contract, peopleErrors } from '@lyceum/contract/people'
import { accountIdByStaffNo, makePerson } from '#domains/identity'
import { setMainJob } from '#domains/org'
import { personCreated } from '#events/people'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { Answer } from '#platform/http'
import { dayOf } from '../site-day.ts'
import { firstPassword, refuseWithoutMailbox } from './first-password.ts'
import { namedPost } from './post-names.ts'
import { refuseBeyondReach } from './check-post-reach.ts'
import { recordOf, refusingTaken } from './write-person.ts'

type Form = Input<typeof contract>

/**
 * Creates a person, with a job if given. Not in one transaction: the password is hashed after the person exists, and
 * no connection waits for it; nor is a shown password stored with the answer for a second call.
 */
export async function createPerson(
  ctx: Ctx,
  form: Form,
  { origin }: Answer,
): Promise<Result<typeof contract>> {
  const { job, password: method, expiresAt, ...fields } = form
  const record = recordOf(ctx, { ...fields, expiresAt: expiresAt ? new Date(expiresAt) : null })
  refuseWithoutMailbox({ method, email: record.email })
  await refuseBeyondReach(ctx, job)
  await refuseLeft(ctx, record.staffNo)
  const id = await ctx.transaction(async (ctx) => {
    const id = await refusingTaken(record, () => makePerson(ctx, record))
    const since = record.joinedOn ?? dayOf(ctx)
    if (job) await setMainJob(ctx, { accountId: id, ...job, isHead: false, since })
    await ctx.audit({
      action: 'people.create',
      object: `identity.account:${id}`,
      after: { ...record, job: job && (await namedPost(ctx.db, job)) },
    })
    await ctx.publish(personCreated, { accountId: id })
    return id
  })
  return { id, password: await firstPassword(ctx, id, { method, email: record.email, origin }) }
}

/** The staff number of a person who has left is theirs: they are re-hired, not created again. */
async function refuseLeft({ db }: Ctx, staffNo: string | null): Promise<void> {
  if (staffNo === null) return
  const owner = await accountIdByStaffNo(db, staffNo)
  if (owner?.state === 'left') fail(peopleErrors.STAFF_NO_HAS_LEFT, { staffNo })
}
