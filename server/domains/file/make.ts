import { createHash, randomUUID } from 'node:crypto'
import type { MediaFault, MediaKind, MediaState, PurposeName } from '@lyceum/contract/file'
import type { Db } from '#platform/db'
import type { Fixtures } from '#testing/fixtures'
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

type MadeMedia = {
  readonly kind?: MediaKind
  readonly state?: MediaState
  readonly reason?: MediaFault
  readonly durationMs?: number | null
  readonly pages?: number
  readonly scorm?: '1.2' | '2004'
  readonly entry?: string
  readonly items?: string
}

/** What a worker would have written about a file; by default a playable video of ten minutes. */
export async function makeMedia(db: Db, fileId: string, given: MadeMedia = {}): Promise<void> {
  const row = { fileId, kind: 'video' as const, state: 'ready' as const, durationMs: 600_000, ...given }
  await on(db).insertInto('file.media').values(row).execute()
}

type MadePiece = {
  readonly fileId: string
  readonly name: string
  readonly type: string
  readonly size: number
  readonly objectKey: string
}

/** The row of a piece in the object store that a browser plays. */
export async function makePiece(db: Db, { size, ...piece }: MadePiece): Promise<void> {
  await on(db)
    .insertInto('file.piece')
    .values({ ...piece, size: String(size) })
    .execute()
}

/** The row of an upload that has started without receiving any bytes. */
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

export const fixtures: Fixtures = {
  'file.file': {
    make: async (db, ownerId) => {
      const id = await makeFile(db, { ownerId })
      await makeMedia(db, id, { state: 'failed', reason: 'unreadable' })
      return id
    },
    reach: 'own',
    remove: async (db, id) => {
      await on(db).updateTable('file.file').set({ removedAt: new Date() }).where('id', '=', id).execute()
    },
  },
  'file.upload': { make: (db, ownerId) => makeUpload(db, { ownerId }), reach: 'own' },
}
