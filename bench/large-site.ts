import { makeDatabase, type TestDatabase } from '../faults/env/database.ts'
import type { Undo } from '../faults/env/undo.ts'
import { seedStart } from '../server/app/demo/seed-start.ts'
import { serverUrl } from '../server/testing/template.ts'
import { loadLarge } from '../tools/db-reset/load-large.ts'

export type LargeSite = { readonly database: TestDatabase; readonly siteId: number }

/** A new database with a site of this many people, filled like the demo data. */
export async function makeLargeSite(people: number, undo: Undo): Promise<LargeSite> {
  const database = await makeDatabase({ server: serverUrl, kind: 'bench', people: 0 }, undo)
  const url = `${serverUrl}/${database.name}`
  await loadLarge(url, {
    people,
    beginning: seedStart(new Date()),
    keepsIndexes: false,
    onLoaded: () => undefined,
  })
  const siteId = await database.asOwner(async (client) => {
    const { rows } = await client.query<{ id: number }>('select id from site.site where id <> $1', [
      database.siteId,
    ])
    return rows[0]?.id
  })
  if (siteId === undefined) throw new Error('the large site does not exist')
  return { database, siteId }
}
