import type { TestDatabase } from '../../faults/env/database.ts'
import type { Undo } from '../../faults/env/undo.ts'
import { listenersOf, sites } from '../../server/app/resolvers.ts'
import { domains } from '../../server/app/domains.ts'
import { measureImport } from '../../server/domains/people/make.ts'
import { readConfig } from '../../server/platform/process/config.ts'
import type { Ctx } from '../../server/platform/ctx.ts'
import { openCtx } from '../../server/platform/ctx/open-ctx.ts'
import { openParts } from '../../server/platform/parts.ts'
import { metered } from '../load/meter.ts'

export type ImportEnv = { readonly ctx: () => Ctx; readonly database: TestDatabase }

/** The platform's parts on the benchmark's database; no server, because an import needs none. */
export async function openImportEnv(
  database: TestDatabase,
  { redisUrl, siteId = database.siteId }: { readonly redisUrl: string; readonly siteId?: number },
  undo: Undo,
): Promise<ImportEnv> {
  const { appUrl, name } = database
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: appUrl,
    DATABASE_POOL: '4',
    REDIS_URL: redisUrl,
    REDIS_PREFIX: `${name}:`,
    LOG_LEVEL: 'warn',
  })
  const parts = openParts(config)
  undo.add(() => parts.close())
  await parts.redis.connect().catch(() => undefined)
  const site = await sites.item(parts, siteId)
  return { database, ctx: () => openCtx({ parts, site, listeners: listenersOf(domains) }) }
}

export type Measured = {
  /** CPU seconds of this process, and of all its PostgreSQL connections. */
  readonly workerCpu: number
  readonly databaseCpu: number
  readonly peakMb: number
  readonly seconds: number
  readonly rowsPerSecond: number
  readonly checkSeconds: number
  readonly writeSeconds: number
  /** CPU of worker and database, per row. */
  readonly cpuMsPerRow: number
}

export type List = { readonly rows: number; readonly from: number; readonly changed?: number }

/** Imports one list, from its first row to the last person written. */
export async function importOnce(
  { ctx, database }: ImportEnv,
  { rows, from, changed = 0 }: List,
): Promise<Measured> {
  const { result, usage } = await metered({ database, pids: [process.pid] }, () =>
    measureImport(ctx(), listOf(rows, from, changed)),
  )
  const { checkMs, writeMs } = result
  const seconds = Math.round(checkMs + writeMs) / 1000
  return {
    seconds,
    rowsPerSecond: Math.round(rows / seconds),
    checkSeconds: Math.round(checkMs) / 1000,
    writeSeconds: Math.round(writeMs) / 1000,
    workerCpu: hundredths(usage.node / 1000),
    databaseCpu: hundredths(usage.postgres / 1000),
    peakMb: usage.peakMb,
    cpuMsPerRow: Math.round(((usage.node + usage.postgres) / rows) * 1000) / 1000,
  }
}

const hundredths = (seconds: number) => Math.round(seconds * 100) / 100

const units = 200

async function* listOf(rows: number, from: number, changed: number) {
  for (let n = 0; n < rows; n += 1) {
    const no = String(from + n).padStart(9, '0')
    const name = n < changed ? `改名${no}` : `员工${no}`
    yield { line: n + 2, cells: [no, name, `p${no}@example.com`, `部门${n % units}`, '工程师', '2024-03-01'] }
  }
}
