import { listPeople as contract } from '@lyceum/contract/people'
import type { TestDatabase } from '../../faults/env/database.ts'
import { redisUrl } from '../../faults/env/redis-url.ts'
import { listPeople } from '../../server/domains/people/index.ts'
import { allSites } from '../../server/domains/site/index.ts'
import { readConfig } from '../../server/platform/process/config.ts'
import { type Ctx, anonymous } from '../../server/platform/ctx.ts'
import { openCtx } from '../../server/platform/ctx/open-ctx.ts'
import { openParts } from '../../server/platform/parts.ts'

type Args = Parameters<typeof contract.query.parse>[0]

/** Reads the list as an administrator of the large site, like the API call but without HTTP. */
export type ListClient = {
  readonly list: (query: Args) => ReturnType<typeof listPeople>
  readonly ctx: () => Ctx
  readonly close: () => Promise<void>
}

export async function openListClient({ appUrl, name }: TestDatabase): Promise<ListClient> {
  const config = readConfig({
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: appUrl,
    REDIS_URL: redisUrl,
    REDIS_PREFIX: `${name}:`,
    LOG_LEVEL: 'error',
  })
  const parts = openParts(config)
  const sites = await allSites(parts.database.acrossSites('the bench looks for its site'), new Date())
  const site = sites.find(({ code }) => code !== 'stage')
  if (!site) throw new Error('the large site does not exist')
  const permissions = new Map([['people.read', [{ kind: 'site' } as const]]])
  const ctx = () =>
    openCtx({ parts, site, listeners: new Map(), actor: { ...anonymous, id: '1', permissions } })
  return { ctx, list: (query) => listPeople(ctx(), contract.query.parse(query)), close: parts.close }
}
