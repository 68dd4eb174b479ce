import { ldapConfig, type listProviders, oidcConfig } from '@lyceum/contract/identity'
import type { Result } from '@lyceum/contract/kit'
import { z } from 'zod'
import type { Ctx } from '#platform/ctx'
import { allProviders } from './store.ts'

const anyConfig = z.discriminatedUnion('kind', [oidcConfig, ldapConfig])

export async function providers(ctx: Ctx): Promise<Result<typeof listProviders>> {
  const rows = await allProviders(ctx.db)
  return {
    records: rows.map(({ config, sealedSecret, ...row }) => ({
      ...row,
      config: anyConfig.parse(config),
      hasSecret: sealedSecret !== null,
    })),
  }
}
