import type { Db } from '#platform/db'
import { on } from '../tables.ts'

const inProgress = ['waiting', 'running'] as const

type NewDownload = {
  readonly ownerId: string
  readonly role: string
  readonly kind: string
  readonly format: 'xlsx' | 'csv'
  readonly filter: unknown
  readonly createdAt: Date
}

export async function insertDownload(db: Db, { filter, ...row }: NewDownload): Promise<string> {
  const { id } = await on(db)
    .insertInto('admin.download')
    .values({ ...row, filter: JSON.stringify(filter) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Number of files a person has in progress. */
export async function countInProgress(db: Db, ownerId: string): Promise<number> {
  const { count } = await on(db)
    .selectFrom('admin.download')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('ownerId', '=', ownerId)
    .where('state', 'in', inProgress)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const columns = [
  'id',
  'ownerId',
  'role',
  'kind',
  'format',
  'filter',
  'subject',
  'state',
  'run',
  'objectKey',
  'scopes',
  'fileId',
  'createdAt',
] as const

export type Download = NonNullable<Awaited<ReturnType<typeof lockDownload>>>

export async function lockDownload(db: Db, id: string) {
  return on(db)
    .selectFrom('admin.download')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The same for its owner only: for others it is not found. */
export async function lockOwn(db: Db, { id, ownerId }: { id: string; ownerId: string }) {
  const found = await lockDownload(db, id)
  return found?.ownerId === ownerId ? found : undefined
}

type Change = {
  readonly state?: Download['state']
  readonly run?: number
  readonly objectKey?: string | null
  readonly scopes?: string
  readonly subject?: string
  readonly rowsDone?: number
  readonly rowsTotal?: number | null
  readonly fileId?: string | null
  readonly size?: string | null
  readonly beatAt?: Date
  readonly finishedAt?: Date | null
  readonly expiresAt?: Date | null
}

export async function updateDownload(db: Db, id: string, change: Change): Promise<void> {
  await on(db).updateTable('admin.download').set(change).where('id', '=', id).execute()
}

export async function deleteDownload(db: Db, id: string): Promise<void> {
  await on(db).deleteFrom('admin.download').where('id', '=', id).execute()
}

/** Records a heartbeat; false if the run was cancelled or another run has taken over. */
export async function recordHeartbeat(
  db: Db,
  { id, run, rowsDone, at }: { id: string; run: number; rowsDone: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await on(db)
    .updateTable('admin.download')
    .set({ rowsDone, beatAt: at })
    .where('id', '=', id)
    .where('run', '=', run)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function countRunning(db: Db): Promise<number> {
  const { count } = await on(db)
    .selectFrom('admin.download')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Runs without a heartbeat since a moment: their worker is gone. */
export async function silentRuns(db: Db, since: Date) {
  return on(db)
    .selectFrom('admin.download')
    .select(['id', 'run', 'ownerId', 'role'])
    .where('state', '=', 'running')
    .where('beatAt', '<', since)
    .limit(100)
    .execute()
}

/** Ready to be removed: the file after a week, the entry after a month. */
export async function expiredDownloads(db: Db, now: Date, oldest: Date) {
  return on(db)
    .selectFrom('admin.download')
    .select(['id', 'ownerId', 'fileId', 'createdAt'])
    .where((at) =>
      at.or([
        at.and([at('fileId', 'is not', null), at('expiresAt', '<', now)]),
        at.and([at('createdAt', '<', oldest), at('state', 'not in', inProgress)]),
      ]),
    )
    .limit(500)
    .execute()
}
