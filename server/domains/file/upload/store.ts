import type { Db } from '#platform/db'
import { on } from '../tables.ts'

const uploadColumns = [
  'id',
  'ownerId',
  'way',
  'purpose',
  'name',
  'size',
  'objectKey',
  'fileId',
  'expiresAt',
] as const

export type UploadRow = NonNullable<Awaited<ReturnType<typeof openUpload>>>

type UploadMethod = 'resumable' | 'direct' | 'form'

/** A person's upload that has not expired. Another person's is not found. */
export async function openUpload(
  db: Db,
  criteria: { id: string; ownerId: string; way: UploadMethod; now: Date },
) {
  return on(db)
    .selectFrom('file.upload')
    .select(uploadColumns)
    .where('id', '=', criteria.id)
    .where('ownerId', '=', criteria.ownerId)
    .where('way', '=', criteria.way)
    .where('expiresAt', '>', criteria.now)
    .executeTakeFirst()
}

type NewUpload = {
  readonly ownerId: string
  readonly way: UploadMethod
  readonly purpose: string
  readonly name: string
  readonly size: number
  readonly objectKey: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

export async function insertUpload(db: Db, { size, ...row }: NewUpload): Promise<UploadRow> {
  const values = { ...row, size: String(size) }
  return on(db).insertInto('file.upload').values(values).returning(uploadColumns).executeTakeFirstOrThrow()
}

export async function countUnfinished(
  db: Db,
  { ownerId, now }: { ownerId: string; now: Date },
): Promise<number> {
  const { count } = await on(db)
    .selectFrom('file.upload')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('ownerId', '=', ownerId)
    .where('fileId', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Records which file an upload became. */
export async function settleUpload(
  db: Db,
  { uploadId, fileId }: { uploadId: string; fileId: string },
): Promise<void> {
  await on(db).updateTable('file.upload').set({ fileId }).where('id', '=', uploadId).execute()
}

/** Locks the upload until the transaction ends: of two concurrent finishes the second waits and sees the first. */
export async function lockUpload(db: Db, uploadId: string) {
  return on(db)
    .selectFrom('file.upload')
    .select(['id', 'fileId'])
    .where('id', '=', uploadId)
    .forUpdate()
    .executeTakeFirst()
}

export async function deleteUpload(db: Db, uploadId: string): Promise<void> {
  await on(db).deleteFrom('file.upload').where('id', '=', uploadId).execute()
}

export async function expiredUploads(db: Db, now: Date) {
  return on(db)
    .selectFrom('file.upload')
    .select(['id', 'objectKey', 'fileId'])
    .where('expiresAt', '<=', now)
    .orderBy('expiresAt')
    .limit(1000)
    .execute()
}

type Lease = { readonly objectKey: string; readonly token: string; readonly now: Date; readonly until: Date }

/** Locks an upload for one request. `held`: another request has it and was asked to release it; `gone`: there is none. */
export async function takeLease(
  db: Db,
  { objectKey, token, now, until }: Lease,
): Promise<'taken' | 'held' | 'gone'> {
  const taken = await on(db)
    .updateTable('file.upload')
    .set({ lease: token, leasedUntil: until, isWanted: false })
    .where('objectKey', '=', objectKey)
    .where((at) => at.or([at('leasedUntil', 'is', null), at('leasedUntil', '<', now)]))
    .executeTakeFirst()
  if (taken.numUpdatedRows > 0n) return 'taken'
  const updated = await on(db)
    .updateTable('file.upload')
    .set({ isWanted: true })
    .where('objectKey', '=', objectKey)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n ? 'held' : 'gone'
}

/** Renews a lock; returns whether another request is waiting or has taken it over. */
export async function renewLease(db: Db, { objectKey, token, until }: Omit<Lease, 'now'>): Promise<boolean> {
  const row = await on(db)
    .updateTable('file.upload')
    .set({ leasedUntil: until })
    .where('objectKey', '=', objectKey)
    .where('lease', '=', token)
    .returning('isWanted')
    .executeTakeFirst()
  return row?.isWanted ?? true
}

export async function releaseLease(
  db: Db,
  { objectKey, token }: Pick<Lease, 'objectKey' | 'token'>,
): Promise<void> {
  await on(db)
    .updateTable('file.upload')
    .set({ lease: null, leasedUntil: null, isWanted: false })
    .where('objectKey', '=', objectKey)
    .where('lease', '=', token)
    .execute()
}
