import { identityErrors } from '@lyceum/contract/identity'
import { settingsOf } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { kindNames, listed } from '../text.ts'
import { isCommon } from './blocklist.ts'
import { hasGoodLength, missingKinds, policyOf } from './password-policy.ts'

type Chosen = {
  readonly password: string
  readonly confirm: string
  readonly userName?: string
  readonly name?: string
}

/** Rejects a password that violates the site's policy; the history is checked later. */
export async function refuseBadPassword(ctx: Ctx, { password, confirm, ...person }: Chosen): Promise<void> {
  const settings = await settingsOf(ctx)
  const policy = policyOf(settings)
  if (!hasGoodLength(password, policy))
    fail(identityErrors.PASSWORD_LENGTH, { min: policy.minLength, max: policy.maxLength })
  const missing = missingKinds(password, policy).map((kind) => kindNames[kind][ctx.locale])
  if (missing.length > 0) fail(identityErrors.PASSWORD_TOO_WEAK, { missing: listed(missing, ctx.locale) })
  const { code, name } = ctx.site
  const siteTerms = [code, ...Object.values(name), ...settings['password.words'].split(/\s+/)]
  if (isCommon(password, person, siteTerms)) fail(identityErrors.PASSWORD_TOO_COMMON)
  if (password !== confirm) fail(identityErrors.PASSWORD_CONFIRM_MISMATCH)
}
