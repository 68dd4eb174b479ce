import { type signOn as contract, identityErrors } from '@lyceum/contract/identity'
import type { Input, Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { Answer } from '#platform/http'
import { accountById } from '../store.ts'
import { issueTicket, peekTicket, redeemTicket } from '../ticket/ticket.ts'
import { admit } from '../admission/start-session.ts'

const seconds = 60

/**
 * A ticket that signs one person in once within a minute: for an address `/…#access_token=<ticket>` that another
 * system of the organisation opens (D03; `?access_token=` works too). The caller must have verified who the person
 * is.
 */
export function issueSignOnTicket(ctx: Ctx, accountId: string): Promise<string> {
  return issueTicket(ctx, { purpose: 'sign-on', seconds, accountId })
}

/** Signs in with such a ticket. It is used up even when the account may not sign in. */
export async function signOn(
  ctx: Ctx,
  { token }: Input<typeof contract>,
  answer: Answer,
): Promise<Result<typeof contract>> {
  const ticket = await peekTicket(ctx, 'sign-on', token)
  const account = ticket?.accountId ? await accountById(ctx.db, ticket.accountId) : undefined
  const { ERROR_TOKEN_INVALID: spent } = identityErrors
  if (!account || account.state === 'left') fail(spent)
  const spend = async (ctx: Ctx) => (await redeemTicket(ctx, 'sign-on', token)) !== undefined
  return admit(ctx, account, { answer, pass: { spend, spent } })
}
