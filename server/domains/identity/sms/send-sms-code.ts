import { randomBytes } from 'node:crypto'
import { identityErrors, type sendSmsCode as contract } from '@lyceum/contract/identity'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { setting, settingsOf } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { spendCaptcha } from '../captcha/verify-captcha.ts'
import { insertTicket } from '../ticket/store.ts'
import { codeSms } from './code-job.ts'
import { type Mobile, mobileOf } from '../person/mobile-number.ts'
import { codeSeconds, resendSeconds, secondsToWait } from './rules.ts'
import { lockSending, sentSoFar } from './store.ts'

/**
 * Requests a code by short message. An unknown number takes exactly the same path, up to the job that finds nobody to
 * send to, so that neither the answer nor its time reveals which it was (INV-S10).
 */
export async function sendSmsCode(ctx: Ctx, input: Input<typeof contract>): Promise<Result<typeof contract>> {
  await refuseUnoffered(ctx)
  const mobile = mobileOf(input.mobile) ?? fail(identityErrors.MOBILE_INVALID)
  await spendCaptcha(ctx, { ...input, purpose: 'sms' })
  await ctx.transaction((ctx) => requestCode(ctx, mobile))
  return { resendIn: resendSeconds }
}

export async function refuseUnoffered(ctx: Ctx): Promise<void> {
  if (!(await setting(ctx, 'sms.offered'))) fail(identityErrors.SMS_NOT_OFFERED)
}

async function requestCode(ctx: Ctx, { e164 }: Mobile): Promise<void> {
  const { address, now } = ctx
  const budget = (await settingsOf(ctx))['sms.dailyBudget']
  await lockSending(ctx.db)
  const sent = { ...(await sentSoFar(ctx.db, { mobile: e164, address, now })), budget }
  if (sent.fromSite >= budget)
    ctx.parts.log.warn({ site: ctx.site.code, budget }, 'the budget of short messages is spent')
  const seconds = secondsToWait(sent, now)
  if (seconds > 0) fail(commonErrors.TOO_MANY_REQUESTS, { seconds })
  const ticketId = await insertTicket(ctx.db, {
    purpose: 'sms',
    subject: e164,
    // No code yet: the job makes it, so that the queue never contains a usable code.
    secretHash: randomBytes(32),
    details: { locale: ctx.locale },
    address,
    createdAt: now,
    expiresAt: new Date(now.getTime() + codeSeconds * 1000),
  })
  await ctx.enqueue(codeSms, { ticketId })
}
