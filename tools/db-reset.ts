import { seedStart } from '../server/app/demo/seed-start.ts'
import { seedSites, type SiteReport } from '../server/app/demo/seed-sites.ts'
import { migrate } from '../server/app/migrate.ts'
import { readConfig } from '../server/platform/process/config.ts'
import { makePool, openDatabase } from '../server/platform/db.ts'
import { agree } from './db-reset/confirm-reset.ts'
import { readOptions, usage, type ResetOptions } from './db-reset/arguments.ts'
import { forgetCache } from './db-reset/forget-cache.ts'
import { loadLarge } from './db-reset/load-large.ts'
import { openDemoMedia, formatMedia } from './db-reset/demo-media.ts'
import { nameOf, recreate, remove, databaseStateOf } from './db-reset/recreate-database.ts'
import { formatLoad, formatSite, formatStep } from './db-reset/format-report.ts'

// Recreates the database and fills it with demo data: see `usage`.

/** Drops, creates, migrates and fills a database, and prints each step. */
export async function reset(
  options: ResetOptions,
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  if (env['NODE_ENV'] === 'production') throw new Error('A production database is never reset.')
  const config = readConfig(env)
  const url = options.url ?? config.DATABASE_OWNER_URL
  const name = nameOf(url)
  await agree({ name, state: await databaseStateOf(url), isAgreed: options.isAgreed })

  if (options.isRemoval) return remove(url)
  const start = performance.now()
  console.log(`${name}, ${options.size}`)
  await step('database', () => recreate(url))
  await step('schema', () => migrate(url))
  const beginning = seedStart(new Date())
  const size = options.size === 'company' ? 'company' : 'small'
  const library = await step('media', () => openDemoMedia(config, options))
  console.log(`  ${formatMedia(library.files.map(({ kind }) => kind))}`)
  const reports = await step('two sites', () =>
    fill(url, (database) => seedSites(database, { size, beginning, library })),
  )
  library.close()
  // A database other than the configured one has no cached answers in this Redis.
  if (url === config.DATABASE_OWNER_URL) await step('cache', () => forgetCache(config))
  const large =
    options.size === 'large'
      ? await loadLarge(url, { ...options, beginning, onLoaded: (loaded) => console.log(formatLoad(loaded)) })
      : undefined
  console.log(formatStep('altogether', performance.now() - start))
  for (const report of reports) console.log(formatSite(report))
  if (large)
    console.log(`\n${large.name}  ${large.hosts.join('  ')}\n  admin, lin_zhixia · ${large.size} on disk`)
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  console.log(formatStep(name, performance.now() - start))
  return result
}

async function fill(
  url: string,
  seed: (database: ReturnType<typeof openDatabase>) => Promise<SiteReport[]>,
): Promise<SiteReport[]> {
  const database = openDatabase(makePool({ url, max: 1, name: 'lyceum-db-reset', isEndless: true }))
  try {
    const reports = await seed(database)
    await database.pool.query('analyze')
    return reports
  } finally {
    await database.close()
  }
}

if (import.meta.main) {
  try {
    await reset(readOptions(process.argv.slice(2)), process.env)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exitCode = 1
  }
}
