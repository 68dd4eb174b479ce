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
  const target = {
    accountId: account?.id,
    name: mobile.e164,
    device: deviceOf(answer),
    wrong: identityErrors.CAPTCHA_INVALID,
  }
  await guess(ctx, target, () => isCode(ctx, mobile.e164, code.trim()))
  return admit(ctx, account ?? fail(identityErrors.CAPTCHA_INVALID), answer)
}

async function isCode(ctx: Ctx, mobile: string, code: string): Promise<boolean> {
  const { now } = ctx
  const asked = await takeTry(ctx.db, { mobile, most: maxTries, now })
  if (!asked || !timingSafeEqual(asked.secretHash, codeMark(ctx, mobile, code))) return false
  return spendCode(ctx.db, asked.id, now)
}
