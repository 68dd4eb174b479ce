import type { getPasswordPolicy as getPasswordPolicyEndpoint } from '@lyceum/contract/identity'
import type { Result } from '@lyceum/contract/kit'
import { settingsOf } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { policyOf } from './password-policy.ts'

export async function getPasswordPolicy(ctx: Ctx): Promise<Result<typeof getPasswordPolicyEndpoint>> {
  return policyOf(await settingsOf(ctx))
}
