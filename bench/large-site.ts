import { makeDatabase, type StageDatabase } from '../faults/stage/database.ts'
import type { Undo } from '../faults/stage/undo.ts'
import { begin } from '../server/app/demo/begin.ts'
import { serverUrl } from '../server/testing/template.ts'
import { loadLarge } from '../tools/db-reset/load-large.ts'

export type LargeSite = { readonly database: StageDatabase; readonly siteId: number }

/** A database of this run's own with a site of so many people, filled as the demonstration data is. */
export async function makeLargeSite(people: number, undo: Undo): Promise<LargeSite> {
  const database = await makeDatabase({ server: serverUrl, kind: 'bench', people: 0 }, undo)
  const url = `${serverUrl}/${database.name}`
  await loadLarge(url, { people, beginning: begin(new Date()), keepsIndexes: false, tell: () => undefined })
  const siteId = await database.asOwner(async (client) => {
    const { rows } = await client.query<{ id: number }>('select id from site.site where id <> $1', [
      database.siteId,
    ])
    return rows[0]?.id
  })
  if (siteId === undefined) throw new Error('The large site is not there.')
  return { database, siteId }
}
