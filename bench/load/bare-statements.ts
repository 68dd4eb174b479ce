import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestDatabase } from '../../faults/env/database.ts'
import { redisUrl } from '../../faults/env/redis-url.ts'
import { allSites } from '../../server/domains/site/index.ts'
import { readConfig } from '../../server/platform/process/config.ts'
import { type Ctx, anonymous } from '../../server/platform/ctx.ts'
import { openCtx } from '../../server/platform/ctx/open-ctx.ts'
import { openParts } from '../../server/platform/parts.ts'
import { sentDuring, type SentStatement } from '../../server/testing/sent-statements.ts'
import { pgbenchScript } from './pgbench-script.ts'
import { warmCalls } from './warm-up.ts'

/** The statements that one call sends, as they are sent. */
export async function statementsOf(
  { appUrl, name, people }: TestDatabase,
  runQuery: (ctx: Ctx) => Promise<unknown>,
): Promise<SentStatement[]> {
  const config = readConfig({
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: appUrl,
    REDIS_URL: redisUrl,
    REDIS_PREFIX: `${name}:bare:`,
    LOG_LEVEL: 'error',
  })
  const parts = openParts(config)
  try {
    const [site] = await allSites(parts.database.acrossSites('the bench looks for its site'), new Date())
    if (!site) throw new Error('the test database has no site')
    const actor = { ...anonymous, id: people[0]?.id ?? '0' }
    return await sentDuring(() => runQuery(openCtx({ parts, site, listeners: new Map(), actor })))
  } finally {
    await parts.close()
  }
}

type Bare = { readonly perSecond: number; readonly statements: number }
type Going = { readonly folder: string; readonly seconds: number; readonly connections: number }

/** The same statements by pgbench, prepared once for each connection and executed with their values as parameters. */
export function bareRound(
  { appUrl }: TestDatabase,
  statements: readonly SentStatement[],
  { folder, seconds, connections }: Going,
): Bare {
  const file = join(folder, 'bare.sql')
  const { script, variables } = pgbenchScript(statements)
  writeFileSync(file, script)
  const defined = variables.flatMap(([name, value]) => ['-D', `${name}=${value}`])
  const flags = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '2', ...defined, '-f', file]
  pgbench([...flags, '-t', String(Math.ceil(warmCalls / connections)), appUrl])
  const perSecond = Math.round(pgbench([...flags, '-T', String(Math.ceil(seconds)), appUrl]))
  return { perSecond, statements: statements.length }
}

/** Transactions a second. */
export function pgbench(flags: readonly string[]): number {
  const { stdout, stderr, status } = spawnSync('pgbench', flags, { encoding: 'utf8' })
  const tps = /tps = ([\d.]+)/.exec(stdout)?.[1]
  if (status !== 0 || tps === undefined) throw new Error(`pgbench: ${stderr || stdout}`)
  return Number(tps)
}
