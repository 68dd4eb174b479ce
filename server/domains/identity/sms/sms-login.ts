import { timingSafeEqual } from 'node:crypto'
import { identityErrors, type smsLogin as contract } from '@lyceum/contract/identity'
import type { Input, Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import type { Answer } from '#platform/http'
import { admit } from '../login/admit.ts'
import { deviceOf } from '../login/device.ts'
import { guess } from '../login/guess.ts'
import { accountByPhone } from '../store.ts'
import { codeMark } from './code-job.ts'
import { mobileOf } from './mobile.ts'
import { maxTries } from './rules.ts'
import { refuseUnoffered } from './send-code.ts'
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

/** The id of the newest code of a number, if that is what was typed; the look costs one of its tries. */
async function rightCode(ctx: Ctx, mobile: string, code: string): Promise<string | undefined> {
  const asked = await takeTry(ctx.db, { mobile, most: maxTries, now: ctx.now })
  return asked && timingSafeEqual(asked.secretHash, codeMark(ctx, mobile, code)) ? asked.id : undefined
}
