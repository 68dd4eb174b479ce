import {
  ldapConfig,
  type listProviders as listProvidersEndpoint,
  oidcConfig,
} from '@lyceum/contract/identity'
import type { Result } from '@lyceum/contract/kit'
import { z } from 'zod'
import type { Ctx } from '#platform/ctx'
import { allProviders } from './store.ts'

const anyConfig = z.discriminatedUnion('kind', [oidcConfig, ldapConfig])

export async function listProviders(ctx: Ctx): Promise<Result<typeof listProvidersEndpoint>> {
  const rows = await allProviders(ctx.db)
  return {
    // A provider written by an older version that no longer parses is left out; it cannot be used to sign in either.
    records: rows.flatMap(({ config, sealedSecret, ...row }) => {
      const known = anyConfig.safeParse(config)
      return known.success ? [{ ...row, config: known.data, hasSecret: sealedSecret !== null }] : []
    }),
  }
}
