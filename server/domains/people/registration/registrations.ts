import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type {
  decideRegistration as decideRegistrationEndpoint,
  getRegistrationForm as getRegistrationFormEndpoint,
  listRegistrations as listRegistrationsEndpoint,
} from '@lyceum/contract/people'
import { decideOnRegistration, formOfRegistration, pendingRegistrations } from '#domains/identity'
import { reachOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { Answer } from '#platform/http'

const most = 200

/** Undecided registrations. They have no job yet, so only administrators of the whole site see them. */
export async function listRegistrations(ctx: Ctx): Promise<Result<typeof listRegistrationsEndpoint>> {
  if (!(await decidesOnRegistrations(ctx))) return { records: [], isMore: false }
  const records = await pendingRegistrations(ctx.db, most + 1)
  return { records: records.slice(0, most), isMore: records.length > most }
}

export async function getRegistrationForm(
  ctx: Ctx,
  { id }: Input<typeof getRegistrationFormEndpoint>,
): Promise<Result<typeof getRegistrationFormEndpoint>> {
  const form = (await decidesOnRegistrations(ctx)) ? await formOfRegistration(ctx.db, id) : undefined
  return { image: form ?? fail(commonErrors.NOT_FOUND) }
}

export async function decideRegistration(
  ctx: Ctx,
  { id, approve, reason }: Input<typeof decideRegistrationEndpoint>,
  { origin }: Answer,
): Promise<Result<typeof decideRegistrationEndpoint>> {
  if (!(await decidesOnRegistrations(ctx))) fail(commonErrors.NOT_FOUND)
  await decideOnRegistration(ctx, { id, approve, reason, origin })
  return { id }
}

/** Registrations have no job yet, so only administrators of the whole site decide. */
export const decidesOnRegistrations = async (ctx: Ctx) =>
  (await reachOf(ctx, 'people.manage')).kind === 'site'
