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

type Way = 'resumable' | 'direct' | 'form'

/** An upload of one person that has not run out. Somebody else's is not there. */
export async function openUpload(db: Db, wanted: { id: string; ownerId: string; way: Way; now: Date }) {
  return on(db)
    .selectFrom('file.upload')
    .select(uploadColumns)
    .where('id', '=', wanted.id)
    .where('ownerId', '=', wanted.ownerId)
    .where('way', '=', wanted.way)
    .where('expiresAt', '>', wanted.now)
    .executeTakeFirst()
}

type NewUpload = {
  readonly ownerId: string
  readonly way: Way
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

/** Says which file an upload became. */
export async function settleUpload(
  db: Db,
  { uploadId, fileId }: { uploadId: string; fileId: string },
): Promise<void> {
  await on(db).updateTable('file.upload').set({ fileId }).where('id', '=', uploadId).execute()
}

/** The upload, locked until the transaction ends: of two that end it at once, the second waits and sees the first. */
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

/** Claims an upload for one request. `held`: another one has it and was asked to let go; `gone`: there is none. */
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
  const asked = await on(db)
    .updateTable('file.upload')
    .set({ isWanted: true })
    .where('objectKey', '=', objectKey)
    .executeTakeFirst()
  return asked.numUpdatedRows > 0n ? 'held' : 'gone'
}

/** Keeps a claim alive; answers whether somebody else is waiting, or has taken it over already. */
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
