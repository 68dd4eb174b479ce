import { identityErrors, type ldapLogin as contract } from '@lyceum/contract/identity'
import type { Input, Result } from '@lyceum/contract/kit'
import { setting } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { Answer } from '#platform/http'
import { spendCaptcha } from '../captcha/verify-captcha.ts'
import { admit } from '../admission/start-session.ts'
import { deviceOf } from '../admission/known-device.ts'
import { guess } from '../admission/limit-sign-in-attempts.ts'
import { isRisky } from '../admission/sign-in-risk.ts'
import { longestPassword } from '../admission/rules.ts'
import { findInDirectory, isDirectoryPassword } from './ldap-directory.ts'
import { accountFor, accountKnownAs } from './link-account.ts'
import { ldapProvider } from './provider.ts'

/**
 * Signs in with the password of the organisation's directory. The person is looked up before the password is checked,
 * so that guesses count for the same account as with every other method; for an unknown person a check is made all
 * the same.
 */
export async function ldapLogin(
  ctx: Ctx,
  input: Input<typeof contract>,
  answer: Answer,
): Promise<Result<typeof contract>> {
  const { userName, password } = credentials(input)
  const provider = await ldapProvider(ctx, input.providerId)
  const found = await orRefused(ctx, findInDirectory(ctx.parts, provider, userName))
  const accountId = found && (await accountKnownAs(ctx, provider, found.person))
  const attempt = { accountId, name: `ldap ${provider.id} ${userName}` }
  if ((await setting(ctx, 'captcha.rule')) === 'ALWAYS' || (await isRisky(ctx, attempt)))
    await spendCaptcha(ctx, { ...input, purpose: 'login' })

  const { label_user_login_error: wrong } = identityErrors
  const dn = found?.dn ?? `cn=nobody,${provider.config.baseDn}`
  await guess(ctx, { ...attempt, device: deviceOf(answer), wrong, isWarning: true }, async () => {
    const isRight = await orRefused(ctx, isDirectoryPassword(ctx.parts, provider, { dn, password }))
    return isRight && found !== undefined
  })
  const account = found && (await accountFor(ctx, provider, found.person))
  return admit(ctx, account ?? fail(wrong), { answer })
}

function credentials({ userName: typed, password }: Input<typeof contract>) {
  const userName = typed.trim()
  if (userName === '') fail(identityErrors.LOGIN_NAME_REQUIRED)
  if (password === '') fail(identityErrors.LOGIN_PASSWORD_REQUIRED)
  if (password.length > longestPassword) fail(identityErrors.LOGIN_PASSWORD_LENGTH)
  return { userName, password }
}

async function orRefused<T>(ctx: Ctx, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    ctx.parts.log.warn({ err: error, site: ctx.site.code }, 'directory unavailable')
    return fail(identityErrors.PROVIDER_REFUSED)
  }
}
