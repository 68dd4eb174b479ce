import { timingSafeEqual } from 'node:crypto'
import { identityErrors, type smsLogin as contract } from '@lyceum/contract/identity'
import type { Input, Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { Answer } from '#platform/http'
import { admit } from '../admission/start-session.ts'
import { deviceOf } from '../admission/known-device.ts'
import { guess } from '../admission/limit-sign-in-attempts.ts'
import { accountByPhone } from '../store.ts'
import { codeMark } from './code-job.ts'
import { mobileOf } from '../person/mobile-number.ts'
import { maxTries } from './rules.ts'
import { refuseUnoffered } from './send-sms-code.ts'
import { spendCode, takeTry } from './store.ts'

/** Signs in with a mobile number and the code sent to it; wrong codes count like wrong passwords. */
export async function smsLogin(
  ctx: Ctx,
  { mobile: typed, code }: Input<typeof contract>,
  answer: Answer,
): Promise<Result<typeof contract>> {
  await refuseUnoffered(ctx)
  const mobile = mobileOf(typed) ?? fail(identityErrors.MOBILE_INVALID)
  if (code.trim() === '') fail(identityErrors.SMS_CODE_REQUIRED)
  const account = await accountByPhone(ctx.db, mobile.spellings)
  const { CAPTCHA_INVALID: wrong } = identityErrors
  const target = { accountId: account?.id, name: mobile.e164, device: deviceOf(answer), wrong }
  let codeId: string | undefined
  await guess(ctx, target, async () => {
    codeId = await rightCode(ctx, mobile.e164, code.trim())
    return codeId !== undefined
  })
  const spend = async (ctx: Ctx) => spendCode(ctx.db, codeId ?? fail(wrong), ctx.now)
  return admit(ctx, account ?? fail(wrong), { answer, pass: { spend, spent: wrong } })
}

/** The id of the newest code of a number, if it matches; the check uses up one attempt. */
async function rightCode(ctx: Ctx, mobile: string, code: string): Promise<string | undefined> {
  const codeTicket = await takeTry(ctx.db, { mobile, most: maxTries, now: ctx.now })
  return codeTicket && timingSafeEqual(codeTicket.secretHash, codeMark(ctx, mobile, code))
    ? codeTicket.id
    : undefined
}
