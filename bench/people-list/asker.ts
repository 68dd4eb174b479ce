import { listPeople as contract } from '../../contract/people/index.ts'
import type { StageDatabase } from '../../faults/stage/database.ts'
import { redisUrl } from '../../faults/stage/redis-url.ts'
import { listPeople } from '../../server/domains/people/index.ts'
import { allSites } from '../../server/domains/site/index.ts'
import { readConfig } from '../../server/platform/config.ts'
import { type Ctx, nobody } from '../../server/platform/ctx.ts'
import { openCtx } from '../../server/platform/open-ctx.ts'
import { openParts } from '../../server/platform/parts.ts'

type Args = Parameters<typeof contract.query.parse>[0]

/** An administrator of the large site who asks for the list as the call does, without the way of a request. */
export type Asker = {
  readonly ask: (query: Args) => ReturnType<typeof listPeople>
  readonly ctx: () => Ctx
  readonly close: () => Promise<void>
}

export async function askerOn({ appUrl, name }: StageDatabase): Promise<Asker> {
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
  if (!site) throw new Error('The large site is not there.')
  const permissions = new Map([['people.read', [{ kind: 'site' } as const]]])
  const ctx = () => openCtx({ parts, site, listeners: new Map(), actor: { ...nobody, id: '1', permissions } })
  return { ctx, ask: (query) => listPeople(ctx(), contract.query.parse(query)), close: parts.close }
}
