import { begin } from '../server/app/demo/begin.ts'
import { seedSites, type SiteReport } from '../server/app/demo/seed-sites.ts'
import { migrate } from '../server/app/migrate.ts'
import { readConfig } from '../server/platform/config.ts'
import { makePool, openDatabase } from '../server/platform/db.ts'
import { agree } from './db-reset/agree.ts'
import { readWish, usage, type Wish } from './db-reset/arguments.ts'
import { forgetCache } from './db-reset/forget-cache.ts'
import { loadLarge } from './db-reset/load-large.ts'
import { openDemoMedia, toldMedia } from './db-reset/demo-media.ts'
import { nameOf, recreate, remove, standingOf } from './db-reset/recreate.ts'
import { toldLoad, toldSite, toldStep } from './db-reset/told.ts'

// Makes the database anew and fills it with a demonstration: see `usage`.

/** Drops, makes, migrates and fills a database, and tells of each step. */
export async function reset(wish: Wish, env: Readonly<Record<string, string | undefined>>): Promise<void> {
  if (env['NODE_ENV'] === 'production') throw new Error('A production database is never reset.')
  const config = readConfig(env)
  const url = wish.url ?? config.DATABASE_OWNER_URL
  const name = nameOf(url)
  await agree({ name, standing: await standingOf(url), isAgreed: wish.isAgreed })

  if (wish.isRemoval) return remove(url)
  const start = performance.now()
  console.log(`${name}, ${wish.size}`)
  await step('database', () => recreate(url))
  await step('schema', () => migrate(url))
  const beginning = begin(new Date())
  const size = wish.size === 'company' ? 'company' : 'small'
  const library = await step('media', () => openDemoMedia(config, wish))
  console.log(`  ${toldMedia(library.shelves.map(({ kind }) => kind))}`)
  const reports = await step('two sites', () =>
    fill(url, (database) => seedSites(database, { size, beginning, library })),
  )
  library.close()
  // Another database than the configured one has no answers of its own in this Redis.
  if (url === config.DATABASE_OWNER_URL) await step('cache', () => forgetCache(config))
  const large =
    wish.size === 'large'
      ? await loadLarge(url, { ...wish, beginning, tell: (one) => console.log(toldLoad(one)) })
      : undefined
  console.log(toldStep('altogether', performance.now() - start))
  for (const report of reports) console.log(toldSite(report))
  if (large)
    console.log(`\n${large.name}  ${large.hosts.join('  ')}\n  admin, lin_zhixia · ${large.size} on disk`)
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  console.log(toldStep(name, performance.now() - start))
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
    await reset(readWish(process.argv.slice(2)), process.env)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exitCode = 1
  }
}
