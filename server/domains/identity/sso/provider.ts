import { identityErrors, ldapConfig, oidcConfig } from '@lyceum/contract/identity'
import type { z } from 'zod'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { unseal } from '#platform/crypto/keys'
import { enabledProvider } from './store.ts'

export type OidcProvider = {
  readonly id: string
  readonly secret: string
  readonly config: z.infer<typeof oidcConfig>
}
export type LdapProvider = {
  readonly id: string
  readonly secret: string
  readonly config: z.infer<typeof ldapConfig>
}

/** What a provider claims about a person. */
export type Vouched = {
  /** Their permanent id at the provider. */
  readonly subject: string
  readonly name: string
  readonly userName: string
  readonly email: string | undefined
  /** Whether the provider has verified the mailbox; a directory only claims it. */
  readonly isEmailProven: boolean
  readonly staffNo: string | undefined
}

export async function oidcProvider(ctx: Ctx, providerId: string): Promise<OidcProvider> {
  const { config, ...rest } = await opened(ctx, providerId)
  const parsed = oidcConfig.safeParse(config)
  return parsed.success ? { ...rest, config: parsed.data } : fail(identityErrors.PROVIDER_REFUSED)
}

export async function ldapProvider(ctx: Ctx, providerId: string): Promise<LdapProvider> {
  const { config, ...rest } = await opened(ctx, providerId)
  const parsed = ldapConfig.safeParse(config)
  return parsed.success ? { ...rest, config: parsed.data } : fail(identityErrors.PROVIDER_REFUSED)
}

async function opened(ctx: Ctx, providerId: string) {
  const row = (await enabledProvider(ctx.db, providerId)) ?? fail(identityErrors.PROVIDER_REFUSED)
  const secret = row.sealedSecret ? unseal(ctx.parts.config, row.sealedSecret) : ''
  if (secret === undefined) fail(identityErrors.PROVIDER_REFUSED)
  return { id: row.id, config: row.config, secret }
}
