import { identityErrors, type login as contract } from '@lyceum/contract/identity'
import type { Input, Result } from '@lyceum/contract/kit'
import { settingsOf } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import type { Answer } from '#platform/http'
import { spendCaptcha } from '../captcha/spend-captcha.ts'
import { hashWithPepper, isOutdated, isPassword, withSeat } from '../hashing/hash.ts'
import { policyOf } from '../password/password-policy.ts'
import { savePasswordHash } from '../password/store.ts'
import { accountByUserName, type DoorAccount } from '../store.ts'
import { issueTicket } from '../ticket/ticket.ts'
import { admit, refuseUnfit } from './admit.ts'
import { deviceOf } from './device.ts'
import { guess } from './guess.ts'
import { openPassword } from './payload.ts'
import { isRisky } from './risk.ts'
import { longestPassword, mustChange } from './rules.ts'

const changeSeconds = 600

/**
 * Signs in with an account and a password, both payloads by the same way. Runs in steps: a wrong guess and a spent
 * captcha stay, although the call is refused, and no connection is held while a hash is computed.
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

/** No session, but a ticket with which the password can be changed. */
async function changeFirst(ctx: Ctx, { id: accountId }: DoorAccount): Promise<Result<typeof contract>> {
  const changeTicket = await issueTicket(ctx, { purpose: 'change', seconds: changeSeconds, accountId })
  return { token: '', changeTicket }
}

/**
 * Name and password of either payload. The name is trimmed, the password never. Their form is not looked at here: an
 * imported name may be longer than one chosen today, and a policy that changes must lock nobody out.
 */
function credentials(input: Input<typeof contract>): { userName: string; password: string } {
  const userName = (input.userName ?? input.usrSteUsrId ?? '').trim()
  if (userName === '') fail(identityErrors.LOGIN_NAME_REQUIRED)
  const password = input.userPassword ? openPassword(input.userPassword) : (input.password ?? '')
  // Nothing that could be right was closed in it.
  if (password === undefined) fail(identityErrors.label_user_login_error)
  if (password === '') fail(identityErrors.LOGIN_PASSWORD_REQUIRED)
  if (password.length > longestPassword) fail(identityErrors.LOGIN_PASSWORD_LENGTH)
  return { userName, password }
}

async function renewHash(ctx: Ctx, { id, passwordHash }: DoorAccount, password: string): Promise<void> {
  if (!passwordHash || !isOutdated(ctx.parts, passwordHash)) return
  await savePasswordHash(ctx.db, {
    accountId: id,
    before: passwordHash,
    after: await hashWithPepper(ctx.parts, password),
  })
}
