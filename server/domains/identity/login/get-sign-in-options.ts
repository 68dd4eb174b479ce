import type { getSignInOptions as getSignInOptionsEndpoint } from '@lyceum/contract/identity'
import type { Result } from '@lyceum/contract/kit'
import { settingsOf } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { enabledProviders } from '../sso/store.ts'

/** What the login page offers. */
export async function getSignInOptions(ctx: Ctx): Promise<Result<typeof getSignInOptionsEndpoint>> {
  const settings = await settingsOf(ctx)
  return {
    captcha: settings['captcha.rule'],
    sms: settings['sms.offered'],
    registration: settings['registration.open'],
    formImage: settings['registration.formImage'],
    providers: await enabledProviders(ctx.db),
  }
}
