import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { TestDatabase } from '../../faults/env/database.ts'
import { redisUrl } from '../../faults/env/redis-url.ts'
import { allSites } from '../../server/domains/site/index.ts'
import { readConfig } from '../../server/platform/process/config.ts'
import { type Ctx, anonymous } from '../../server/platform/ctx.ts'
import { openCtx } from '../../server/platform/ctx/open-ctx.ts'
import { openParts } from '../../server/platform/parts.ts'

export type Statement = { readonly text: string; readonly values: readonly unknown[] }

/** The statements that one call sends, as they are sent. */
export async function statementsOf(
  { appUrl, name, people }: TestDatabase,
  runQuery: (ctx: Ctx) => Promise<unknown>,
): Promise<Statement[]> {
  const config = readConfig({
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: appUrl,
    REDIS_URL: redisUrl,
    REDIS_PREFIX: `${name}:bare:`,
    LOG_LEVEL: 'error',
    // So that every statement goes through the pool, where it is seen.
    DATABASE_LINES: '0',
  })
  const parts = openParts(config)
  const sent: Statement[] = []
  try {
    const [site] = await allSites(parts.database.acrossSites('the bench looks for its site'), new Date())
    if (!site) throw new Error('the test database has no site')
    const actor = { ...anonymous, id: people[0]?.id ?? '0' }
    const overheard = new WeakSet<object>()
    parts.database.pool.on('acquire', (client) => {
      if (overheard.has(client)) return
      overheard.add(client)
      const plain = client.query.bind(client) as (...args: unknown[]) => unknown
      Reflect.set(client, 'query', (...args: unknown[]) => {
        const [text, values] = args
        if (typeof text === 'string' && Array.isArray(values)) sent.push({ text, values })
        return plain(...args)
      })
    })
    await runQuery(openCtx({ parts, site, listeners: new Map(), actor }))
  } finally {
    await parts.close()
  }
  return sent
}

type Bare = { readonly perSecond: number; readonly statements: number }

/** The same statements by pgbench, prepared. */
export async function bareRound(
  database: TestDatabase,
  statements: readonly Statement[],
  { folder, seconds, connections }: { folder: string; seconds: number; connections: number },
): Promise<Bare> {
  const file = join(folder, 'bare.sql')
  writeFileSync(file, statements.map((item) => `${written(item)};\n`).join(''))
  const flags = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(connections),
    '-j',
    '2',
    '-T',
    String(seconds),
    '-f',
    file,
  ]
  const { stdout, stderr, status } = spawnSync('pgbench', [...flags, database.appUrl], { encoding: 'utf8' })
  const tps = /tps = ([\d.]+)/.exec(stdout)?.[1]
  if (status !== 0 || tps === undefined) throw new Error(`pgbench: ${stderr || stdout}`)
  return { perSecond: Math.round(Number(tps)), statements: statements.length }
}

/** A statement with its values inserted. */
const written = ({ text, values }: Statement) =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/\$(\d+)/g, (_, n: string) => literal(values[Number(n) - 1]))

function literal(value: unknown): string {
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((item) => `"${String(item)}"`).join(',')}}`)
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString())
  return typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : pg.escapeLiteral(String(value))
}
