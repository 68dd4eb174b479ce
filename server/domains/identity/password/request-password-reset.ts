import { randomBytes } from 'node:crypto'
import { type forgetPassword as contract, identityErrors } from '@lyceum/contract/identity'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { z } from 'zod'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { Answer } from '#platform/http'
import { spendCaptcha } from '../captcha/verify-captcha.ts'
import { insertTicket } from '../ticket/store.ts'
import { resetMail } from './reset-mail.ts'
import { askedSince, lockAsking } from './store.ts'

const mailbox = z.email().max(120)
const hourMs = 3_600_000
const perMailbox = 3
const perAddress = 20

/**
 * Requests a link to set a new password. A known and an unknown mailbox take the same path up to the job, so that
 * neither the answer nor its time reveals which it was (INV-S10).
 */
export async function forgetPassword(
  ctx: Ctx,
  input: Input<typeof contract>,
  answer: Answer,
): Promise<Result<typeof contract>> {
  const email = input.email.trim().toLowerCase()
  if (!mailbox.safeParse(email).success) fail(identityErrors.EMAIL_INVALID)
  await spendCaptcha(ctx, { ...input, purpose: 'forget-pwd' })
  await ctx.transaction(async (ctx) => {
    const { address, now, locale } = ctx
    await lockAsking(ctx.db, email)
    const requestCounts = await askedSince(ctx.db, {
      email,
      address,
      since: new Date(now.getTime() - hourMs),
    })
    if (requestCounts.forMailbox >= perMailbox || requestCounts.fromAddress >= perAddress)
      fail(commonErrors.TOO_MANY_REQUESTS, { seconds: hourMs / 1000 })
    await insertTicket(ctx.db, {
      purpose: 'forgotten',
      subject: email,
      secretHash: randomBytes(32),
      address,
      createdAt: now,
      expiresAt: now,
    })
    await ctx.enqueue(resetMail, { email, locale, origin: answer.origin })
  })
  return { sent: true }
}
