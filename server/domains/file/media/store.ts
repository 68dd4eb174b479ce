import type { MediaFault, MediaKind } from '@lyceum/contract/file'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

const mediaColumns = [
  'fileId',
  'kind',
  'state',
  'percent',
  'reason',
  'durationMs',
  'pages',
  'width',
  'height',
  'scorm',
  'title',
  'entry',
  'spriteStep',
  'items',
] as const

export type MediaRow = Awaited<ReturnType<typeof mediaRows>>[number]

export async function mediaRows(db: Db, fileIds: readonly string[]) {
  if (fileIds.length === 0) return []
  return on(db).selectFrom('file.media').select(mediaColumns).where('fileId', 'in', fileIds).execute()
}

export async function insertMedia(db: Db, row: { fileId: string; kind: MediaKind; requestedAt: Date }) {
  await on(db).insertInto('file.media').values(row).execute()
}

/** Resets a preparation; existing pieces stay until better ones are ready. */
export async function requestAgain(db: Db, { fileId, at }: { fileId: string; at: Date }): Promise<boolean> {
  const { numUpdatedRows } = await on(db)
    .updateTable('file.media')
    .set({
      state: 'waiting',
      percent: 0,
      reason: null,
      run: null,
      beatAt: null,
      attempts: 0,
      requestedAt: at,
    })
    .where('fileId', '=', fileId)
    .where('state', '=', 'failed')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type Run = { readonly fileId: string; readonly run: string; readonly at: Date }

/** Claims a file for one run. A previous run notices the new run id and stops. */
export async function beginRun(db: Db, { fileId, run, at }: Run) {
  return on(db)
    .updateTable('file.media')
    .set((is) => ({ state: 'working', run, beatAt: at, reason: null, attempts: is('attempts', '+', 1) }))
    .where('fileId', '=', fileId)
    .where('state', 'in', ['waiting', 'working'])
    .returning(['kind', 'attempts'])
    .executeTakeFirst()
}

/** Records the heartbeat and progress of a run; false if another run has taken over. */
export async function recordHeartbeat(
  db: Db,
  { fileId, run, at, percent }: Run & { readonly percent?: number },
) {
  const { numUpdatedRows } = await on(db)
    .updateTable('file.media')
    .set({ beatAt: at, ...(percent === undefined ? {} : { percent }) })
    .where('fileId', '=', fileId)
    .where('run', '=', run)
    .where('state', '=', 'working')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type Measured = {
  readonly durationMs?: number
  readonly pages?: number
  readonly width?: number
  readonly height?: number
  readonly scorm?: '1.2' | '2004'
  readonly title?: string
  readonly entry?: string
  readonly items?: string | null
  readonly spriteStep?: number
}

/** Records what can be played while the rest is made; false if another run has taken over. */
export async function showRun(db: Db, { fileId, run, at, measured }: Run & { readonly measured: Measured }) {
  const { numUpdatedRows } = await on(db)
    .updateTable('file.media')
    .set({ ...measured, beatAt: at })
    .where('fileId', '=', fileId)
    .where('run', '=', run)
    .where('state', '=', 'working')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function endRun(db: Db, { fileId, run, at, measured }: Run & { readonly measured: Measured }) {
  const { numUpdatedRows } = await on(db)
    .updateTable('file.media')
    .set({ ...measured, state: 'ready', percent: 100, reason: null, detail: null, run: null, readyAt: at })
    .where('fileId', '=', fileId)
    .where('run', '=', run)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends a run without a result: failed permanently, or waiting for the next try. */
export async function giveUp(
  db: Db,
  {
    fileId,
    run,
    state,
    reason,
    detail,
  }: Omit<Run, 'at'> & { state: 'failed' | 'waiting'; reason: MediaFault | null; detail: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await on(db)
    .updateTable('file.media')
    .set({ state, reason, detail, run: null, beatAt: null })
    .where('fileId', '=', fileId)
    .where('run', '=', run)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Files whose worker has gone silent, and those that were never started. */
export async function silentMedia(
  db: Db,
  { heartbeatBefore, askedBefore }: { heartbeatBefore: Date; askedBefore: Date },
) {
  return on(db)
    .selectFrom('file.media')
    .select(['fileId', 'kind', 'attempts'])
    .where((at) =>
      at.or([
        at.and([at('state', '=', 'working'), at('beatAt', '<', heartbeatBefore)]),
        at.and([at('state', '=', 'waiting'), at('requestedAt', '<', askedBefore)]),
      ]),
    )
    .orderBy('requestedAt')
    .limit(100)
    .execute()
}

/** Files that failed because of the server and were last tried before then. */
export async function ourSideMedia(db: Db, before: Date) {
  return on(db)
    .selectFrom('file.media')
    .select(['fileId', 'kind'])
    .where('state', '=', 'failed')
    .where('reason', '=', 'ourSide')
    .where('requestedAt', '<', before)
    .orderBy('requestedAt')
    .limit(20)
    .execute()
}

/** Number of such files and the latest error; for the health page. */
export async function mediaTrouble(db: Db): Promise<{ count: number; detail: string } | undefined> {
  const row = await on(db)
    .selectFrom('file.media')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.max('detail').as('detail')])
    .where('state', '=', 'failed')
    .where('reason', '=', 'ourSide')
    .executeTakeFirstOrThrow()
  return row.count === '0' ? undefined : { count: Number(row.count), detail: row.detail ?? '' }
}

export type Piece = {
  readonly name: string
  readonly type: string
  readonly size: number
  readonly objectKey: string | null
  readonly playlist: string | null
}

/** Writes the pieces; a piece with the same name is replaced, and the keys no longer used are returned. */
export async function keepPieces(
  db: Db,
  { fileId, pieces }: { fileId: string; pieces: readonly Piece[] },
): Promise<readonly string[]> {
  const names = pieces.map(({ name }) => name)
  const old = await on(db)
    .deleteFrom('file.piece')
    .where('fileId', '=', fileId)
    .where('name', 'in', names)
    .returning('objectKey')
    .execute()
  const rows = pieces.map((piece) => ({ ...piece, fileId, size: String(piece.size) }))
  for (let from = 0; from < rows.length; from += 500)
    await on(db)
      .insertInto('file.piece')
      .values(rows.slice(from, from + 500))
      .execute()
  const currentKeys = new Set(pieces.map(({ objectKey }) => objectKey))
  return old.flatMap(({ objectKey }) => (objectKey === null || currentKeys.has(objectKey) ? [] : [objectKey]))
}

export async function pieceOf(
  db: Db,
  { fileId, name }: { fileId: string; name: string },
): Promise<Piece | undefined> {
  const row = await on(db)
    .selectFrom('file.piece')
    .select(['name', 'type', 'size', 'objectKey', 'playlist'])
    .where('fileId', '=', fileId)
    .where('name', '=', name)
    .executeTakeFirst()
  return row && { ...row, size: Number(row.size) }
}

/** Object keys of a file's pieces, except the original if it is a piece itself. */
export async function ownPieceKeys(db: Db, fileId: string): Promise<readonly string[]> {
  const rows = await on(db)
    .selectFrom('file.piece')
    .innerJoin('file.file', 'file.file.id', 'file.piece.fileId')
    .select('file.piece.objectKey')
    .where('file.piece.fileId', '=', fileId)
    .whereRef('file.piece.objectKey', '<>', 'file.file.objectKey')
    .execute()
  return rows.flatMap(({ objectKey }) => objectKey ?? [])
}

export async function deletePieces(db: Db, fileId: string): Promise<void> {
  await on(db).deleteFrom('file.piece').where('fileId', '=', fileId).execute()
}

/** Pieces whose keys are after one key and up to another, in the order of the object store. */
export async function pieceKeys(db: Db, { after, upTo }: { after: string; upTo: string | undefined }) {
  const rows = on(db)
    .selectFrom('file.piece')
    .innerJoin('file.media', 'file.media.fileId', 'file.piece.fileId')
    .select(['file.piece.fileId', 'file.piece.objectKey', 'file.media.beatAt'])
    .where('file.piece.objectKey', '>', after)
    .orderBy('file.piece.objectKey')
  const found = await (upTo === undefined ? rows : rows.where('file.piece.objectKey', '<=', upTo)).execute()
  return found.flatMap(({ objectKey, ...piece }) => (objectKey === null ? [] : [{ ...piece, objectKey }]))
}
