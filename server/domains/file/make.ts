import { createHash, randomUUID } from 'node:crypto'
import type { PurposeName } from '@lyceum/contract/file'
import type { Db } from '#platform/db'
import type { Specimens } from '#testing/specimens'
import { on } from './tables.ts'

type MadeFile = {
  readonly ownerId: string
  readonly purpose?: PurposeName
  readonly name?: string
  readonly type?: string
  readonly size?: number
  readonly objectKey?: string
}

/** The row of a file; its bytes need not exist. */
export async function makeFile(db: Db, { ownerId, ...given }: MadeFile): Promise<string> {
  const { purpose = 'knowledge', name = '新人入职指引.mp4', type = 'video/mp4', size = 1024 } = given
  const { objectKey = `s${db.siteId}/${purpose}/${randomUUID()}` } = given
  const sha256 = createHash('sha256').update(objectKey).digest()
  const row = { ownerId, purpose, name, type, size: String(size), sha256, objectKey }
  const { id } = await on(db).insertInto('file.file').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The row of an upload that has begun and of which no byte has come. */
export async function makeUpload(
  db: Db,
  { ownerId, way = 'direct' }: { ownerId: string; way?: 'direct' | 'resumable' },
) {
  const objectKey = `s${db.siteId}/incoming/${randomUUID()}`
  const row = { ownerId, way, purpose: 'knowledge', name: '制度汇编.pdf', size: '1024', objectKey }
  const values = { ...row, expiresAt: new Date('2100-01-01') }
  const { id } = await on(db)
    .insertInto('file.upload')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const specimens: Specimens = {
  'file.file': {
    make: (db, ownerId) => makeFile(db, { ownerId }),
    reach: 'own',
    remove: async (db, id) => {
      await on(db).updateTable('file.file').set({ removedAt: new Date() }).where('id', '=', id).execute()
    },
  },
  'file.upload': { make: (db, ownerId) => makeUpload(db, { ownerId }), reach: 'own' },
}
