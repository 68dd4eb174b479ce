import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { decideRegistration, getRegistrationForm, listRegistrations } from '@lyceum/contract/people'
import { decideOnRegistration, formOfRegistration, pendingRegistrations } from '#domains/identity'
import { reachOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import type { Answer } from '#platform/http'

const most = 200

/** Who registered and waits. They have no job yet, so only who looks after the whole site sees them. */
export async function registrations(ctx: Ctx): Promise<Result<typeof listRegistrations>> {
  if (!(await decidesOnRegistrations(ctx))) return { records: [], isMore: false }
  const records = await pendingRegistrations(ctx.db, most + 1)
  return { records: records.slice(0, most), isMore: records.length > most }
}

export async function registrationForm(
  ctx: Ctx,
  { id }: Input<typeof getRegistrationForm>,
): Promise<Result<typeof getRegistrationForm>> {
  const form = (await decidesOnRegistrations(ctx)) ? await formOfRegistration(ctx.db, id) : undefined
  return { image: form ?? fail(commonErrors.NOT_FOUND) }
}

export async function decide(
  ctx: Ctx,
  { id, approve, reason }: Input<typeof decideRegistration>,
  { origin }: Answer,
): Promise<Result<typeof decideRegistration>> {
  if (!(await decidesOnRegistrations(ctx))) fail(commonErrors.NOT_FOUND)
  await decideOnRegistration(ctx, { id, approve, reason, origin })
  return { id }
}

/** Whoever registered has no job yet, so only who looks after the whole site decides. */
export const decidesOnRegistrations = async (ctx: Ctx) =>
  (await reachOf(ctx, 'people.manage')).kind === 'site'
