import type { Db } from '#platform/db'
import type { Fixtures } from '#testing/fixtures'
import { makeFile } from '../file/make.ts'
import { on } from './tables.ts'

/** A finished file, as a worker leaves it; its bytes need not exist. */
export async function makeDownload(
  db: Db,
  { ownerId, kind = 'report.people' }: { ownerId: string; kind?: string },
): Promise<string> {
  const fileId = await makeFile(db, { ownerId, name: '人员概况.xlsx', type: 'application/octet-stream' })
  const scopes = JSON.stringify([{ kind: 'site' }])
  const row = { ownerId, kind, role: 'ADM', format: 'xlsx', filter: '{}', state: 'done' } as const
  const { id } = await on(db)
    .insertInto('admin.download')
    .values({ ...row, scopes, fileId, size: '1024', expiresAt: new Date('2100-01-01') })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const fixtures: Fixtures = {
  'admin.download': {
    make: (db, ownerId) => makeDownload(db, { ownerId }),
    reach: 'own',
    remove: async (db, id) => {
      await on(db).deleteFrom('admin.download').where('id', '=', id).execute()
    },
  },
}
