import { identityErrors, type login as contract } from '@lyceum/contract/identity'
import type { Input, Result } from '@lyceum/contract/kit'
import { settingsOf } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { Answer } from '#platform/http'
import { spendCaptcha } from '../captcha/verify-captcha.ts'
import { hashWithPepper, isOutdated, isPassword, withSeat } from '../hashing/hash-password.ts'
import { policyOf } from '../password/password-policy.ts'
import { savePasswordHash } from '../password/store.ts'
import { accountByUserName, type SignInAccount } from '../store.ts'
import { issueTicket } from '../ticket/ticket.ts'
import { admit, refuseUnfit } from '../admission/start-session.ts'
import { deviceOf } from '../admission/known-device.ts'
import { guess } from '../admission/limit-sign-in-attempts.ts'
import { openPassword } from './password-encryption.ts'
import { isRisky } from '../admission/sign-in-risk.ts'
import { longestPassword, mustChange } from '../admission/rules.ts'

const changeSeconds = 600

/**
 * Signs in with user name and password, from either payload. Not in one transaction: a wrong guess and a used captcha
 * stay recorded although the call is rejected, and no connection is held while a hash is computed.
 */
export async function login(
  ctx: Ctx,
  input: Input<typeof contract>,
  answer: Answer,
): Promise<Result<typeof contract>> {
  const { userName, password } = credentials(input)
  return withSeat(async () => {
    const settings = await settingsOf(ctx)
    const account = await accountByUserName(ctx.db, userName)
    const attempt = { accountId: account?.id, name: userName }
    if (settings['captcha.rule'] === 'ALWAYS' || (await isRisky(ctx, attempt)))
      await spendCaptcha(ctx, { ...input, purpose: 'login' })

    const { label_user_login_error: wrong } = identityErrors
    const target = { ...attempt, device: deviceOf(answer), wrong, isWarning: true }
    await guess(ctx, target, () => isPassword(ctx.parts, account?.passwordHash, password))
    if (!account) fail(wrong)
    await renewHash(ctx, account, password)
    refuseUnfit(ctx, account)
    if (mustChange(account, policyOf(settings).maxAgeDays, ctx.now)) return changeFirst(ctx, account)
    return admit(ctx, account, { answer })
  })
}

/** Returns no session, but a ticket with which the password can be changed. */
async function changeFirst(ctx: Ctx, { id: accountId }: SignInAccount): Promise<Result<typeof contract>> {
  const changeTicket = await issueTicket(ctx, { purpose: 'change', seconds: changeSeconds, accountId })
  return { token: '', changeTicket }
}

/**
 * User name and password of either payload. The user name is trimmed, the password never. Their format is not
 * checked: an imported name may be longer than one chosen today, and a changed policy must lock nobody out.
 */
function credentials(input: Input<typeof contract>): { userName: string; password: string } {
  const userName = (input.userName ?? input.usrSteUsrId ?? '').trim()
  if (userName === '') fail(identityErrors.LOGIN_NAME_REQUIRED)
  const password = input.userPassword ? openPassword(input.userPassword) : (input.password ?? '')
  // It could not be decrypted, so it cannot be right.
  if (password === undefined) fail(identityErrors.label_user_login_error)
  if (password === '') fail(identityErrors.LOGIN_PASSWORD_REQUIRED)
  if (password.length > longestPassword) fail(identityErrors.LOGIN_PASSWORD_LENGTH)
  return { userName, password }
}

async function renewHash(ctx: Ctx, { id, passwordHash }: SignInAccount, password: string): Promise<void> {
  if (!passwordHash || !isOutdated(ctx.parts, passwordHash)) return
  await savePasswordHash(ctx.db, {
    accountId: id,
    before: passwordHash,
    after: await hashWithPepper(ctx.parts, password),
  })
}
