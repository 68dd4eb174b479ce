import type { Db } from '#platform/db'
import type { TitlesOf } from '#platform/domain'
import { on } from './tables.ts'

const fileColumns = [
  'id',
  'ownerId',
  'purpose',
  'name',
  'type',
  'size',
  'sha256',
  'objectKey',
  'createdAt',
] as const

export type FileRow = NonNullable<Awaited<ReturnType<typeof livingFile>>>

/** A file that has not been removed. */
export async function livingFile(db: Db, fileId: string) {
  return on(db)
    .selectFrom('file.file')
    .select(fileColumns)
    .where('id', '=', fileId)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
}

export async function livingFiles(db: Db, fileIds: readonly string[]): Promise<readonly FileRow[]> {
  if (fileIds.length === 0) return []
  return on(db)
    .selectFrom('file.file')
    .select(fileColumns)
    .where('id', 'in', fileIds)
    .where('removedAt', 'is', null)
    .execute()
}

export type NewFile = {
  readonly ownerId: string
  readonly purpose: string
  readonly name: string
  readonly type: string
  readonly size: number
  readonly sha256: Buffer
  readonly objectKey: string
}

export async function insertFile(db: Db, { size, ...row }: NewFile): Promise<FileRow> {
  const values = { ...row, size: String(size) }
  return on(db).insertInto('file.file').values(values).returning(fileColumns).executeTakeFirstOrThrow()
}

/** Marks a file of one owner as removed; returns its object key, or nothing if there is no such file. */
export async function markRemoved(db: Db, file: { id: string; ownerId: string; at: Date }) {
  const row = await on(db)
    .updateTable('file.file')
    .set({ removedAt: file.at })
    .where('id', '=', file.id)
    .where('ownerId', '=', file.ownerId)
    .where('removedAt', 'is', null)
    .returning('objectKey')
    .executeTakeFirst()
  return row?.objectKey
}

/** Files that are not removed whose keys are after one key and up to another, in the order of the object store. */
export async function livingKeys(db: Db, { after, upTo }: { after: string; upTo: string | undefined }) {
  const rows = on(db)
    .selectFrom('file.file')
    .select(['id', 'objectKey', 'createdAt'])
    .where('removedAt', 'is', null)
    .where('objectKey', '>', after)
    .orderBy('objectKey')
  return (upTo === undefined ? rows : rows.where('objectKey', '<=', upTo)).execute()
}

export async function isLivingKey(db: Db, objectKey: string): Promise<boolean> {
  const row = await on(db)
    .selectFrom('file.file')
    .select('id')
    .where('objectKey', '=', objectKey)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** File names by id. */
export const fileNames: TitlesOf = async (db, ids) => {
  const rows = await on(db).selectFrom('file.file').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
