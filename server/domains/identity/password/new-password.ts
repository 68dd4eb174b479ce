import { identityErrors } from '@lyceum/contract/identity'
import { settingsOf } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { kindNames, listed } from '../text.ts'
import { isCommon } from './blocklist.ts'
import { hasGoodLength, missingKinds, policyOf } from './password-policy.ts'

type Chosen = {
  readonly password: string
  readonly confirm: string
  readonly userName?: string
  readonly name?: string
}

/** Refuses a password that the site's policy does not take; what only the history knows is asked later. */
export async function refuseBadPassword(ctx: Ctx, { password, confirm, ...person }: Chosen): Promise<void> {
  const settings = await settingsOf(ctx)
  const policy = policyOf(settings)
  if (!hasGoodLength(password, policy))
    fail(identityErrors.PASSWORD_LENGTH, { min: policy.minLength, max: policy.maxLength })
  const missing = missingKinds(password, policy).map((kind) => kindNames[kind][ctx.locale])
  if (missing.length > 0) fail(identityErrors.PASSWORD_TOO_WEAK, { missing: listed(missing, ctx.locale) })
  const { code, name } = ctx.site
  const siteWords = [code, ...Object.values(name), ...settings['password.words'].split(/\s+/)]
  if (isCommon(password, person, siteWords)) fail(identityErrors.PASSWORD_TOO_COMMON)
  if (password !== confirm) fail(identityErrors.PASSWORD_CONFIRM_MISMATCH)
}
