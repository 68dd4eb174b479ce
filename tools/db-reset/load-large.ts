import type pg from 'pg'
import type { Beginning } from '../../server/app/demo/begin.ts'
import { seedLarge } from '../../server/app/demo/seed-large.ts'
import { type Database, makePool, openDatabase } from '../../server/platform/db.ts'
import { copyInto, type Loaded } from './copy-into.ts'
import { holdEntries } from './entries.ts'
import { asOwner } from './recreate.ts'
import { takeSecondaries } from './secondaries.ts'

type Load = {
  readonly people: number
  readonly beginning: Beginning
  /** Leaves indexes and references in place while loading: slower, to compare. */
  readonly keepsIndexes: boolean
  readonly tell: (loaded: Loaded) => void
}

export type LargeReport = { readonly name: string; readonly hosts: readonly string[]; readonly size: string }

/** Streams the large site into a database that already has its small ones. */
export async function loadLarge(url: string, load: Load): Promise<LargeReport> {
  const database = openDatabase(makePool({ url, max: 1, name: 'lyceum-db-reset', isEndless: true }))
  try {
    return await asOwner(url, (client) => stream(client, database, load))
  } finally {
    await database.close()
  }
}

async function stream(client: pg.Client, database: Database, load: Load): Promise<LargeReport> {
  const { people, beginning, keepsIndexes, tell } = load
  await client.query('set synchronous_commit = off')
  const writeEntries = await holdEntries(client)
  const putBack = keepsIndexes ? undefined : await takeSecondaries(client)
  const copy = (siteId: number) => copyInto(client, siteId, tell)
  const { site, hosts } = await seedLarge(database, { people, beginning, copyInto: copy })
  await timed('entries of people', tell, writeEntries)
  if (putBack) await timed('indexes and references', tell, putBack)
  await timed('vacuum analyze', tell, () => client.query('vacuum analyze'))
  const { rows } = await client.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  )
  return { name: site.name[site.locale], hosts, size: rows[0]?.size ?? '' }
}

async function timed(table: string, tell: Load['tell'], work: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  await work()
  tell({ table, rows: 0, ms: performance.now() - start })
}
