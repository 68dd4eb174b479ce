import type pg from 'pg'
import type { SeedStart } from '../../server/app/demo/seed-start.ts'
import { seedLarge } from '../../server/app/demo/seed-large.ts'
import { type Database, makePool, openDatabase } from '../../server/platform/db.ts'
import { copyInto, type Loaded } from './copy-into.ts'
import { deferEntries } from './defer-entries.ts'
import { asOwner } from './recreate-database.ts'
import { takeSecondaries } from './secondary-indexes.ts'

type Load = {
  readonly people: number
  readonly beginning: SeedStart
  /** Keeps indexes and foreign keys while loading: slower, for comparison. */
  readonly keepsIndexes: boolean
  readonly onLoaded: (loaded: Loaded) => void
}

export type LargeReport = { readonly name: string; readonly hosts: readonly string[]; readonly size: string }

/** Streams the large site into a database that already has the small ones. */
export async function loadLarge(url: string, load: Load): Promise<LargeReport> {
  const database = openDatabase(makePool({ url, max: 1, name: 'lyceum-db-reset', isEndless: true }))
  try {
    return await asOwner(url, (client) => stream(client, database, load))
  } finally {
    await database.close()
  }
}

async function stream(client: pg.Client, database: Database, load: Load): Promise<LargeReport> {
  const { people, beginning, keepsIndexes, onLoaded } = load
  await client.query('set synchronous_commit = off')
  const writeEntries = await deferEntries(client)
  const putBack = keepsIndexes ? undefined : await takeSecondaries(client)
  const copy = (siteId: number) => copyInto(client, siteId, onLoaded)
  const { site, hosts } = await seedLarge(database, { people, beginning, copyInto: copy })
  await timed('entries of people', onLoaded, writeEntries)
  if (putBack) await timed('indexes and references', onLoaded, putBack)
  await timed('vacuum analyze', onLoaded, () => client.query('vacuum analyze'))
  const { rows } = await client.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  )
  return { name: site.name[site.locale], hosts, size: rows[0]?.size ?? '' }
}

async function timed(table: string, onLoaded: Load['onLoaded'], work: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  await work()
  onLoaded({ table, rows: 0, ms: performance.now() - start })
}
