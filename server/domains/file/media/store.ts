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

/** Puts a medium back to the beginning; what was made of it before stays until something better is there. */
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

/** Takes a medium for one run. Whoever held it before finds another mark there and stops. */
export async function beginRun(db: Db, { fileId, run, at }: Run) {
  return on(db)
    .updateTable('file.media')
    .set((is) => ({ state: 'working', run, beatAt: at, reason: null, attempts: is('attempts', '+', 1) }))
    .where('fileId', '=', fileId)
    .where('state', 'in', ['waiting', 'working'])
    .returning(['kind', 'attempts'])
    .executeTakeFirst()
}

/** Says that a run is alive and how far it is; false when somebody else has taken over. */
export async function beat(db: Db, { fileId, run, at, percent }: Run & { readonly percent?: number }) {
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

/** Says what can be played while the rest is made; false when somebody else has taken over. */
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

/** Ends a run without a result: failed for good, or waiting for the next try. */
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

/** Media whose worker has fallen silent, and those that nobody ever took up. */
export async function silentMedia(
  db: Db,
  { beatBefore, askedBefore }: { beatBefore: Date; askedBefore: Date },
) {
  return on(db)
    .selectFrom('file.media')
    .select(['fileId', 'kind', 'attempts'])
    .where((at) =>
      at.or([
        at.and([at('state', '=', 'working'), at('beatAt', '<', beatBefore)]),
        at.and([at('state', '=', 'waiting'), at('requestedAt', '<', askedBefore)]),
      ]),
    )
    .orderBy('requestedAt')
    .limit(100)
    .execute()
}

/** Files that failed through no fault of their own, and were last tried before then. */
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

/** How many such files there are, and what was said of the latest; for the health page. */
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

/** Writes what was made; a piece of the same name is replaced, and the keys that nobody names any more are answered. */
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
  const kept = new Set(pieces.map(({ objectKey }) => objectKey))
  return old.flatMap(({ objectKey }) => (objectKey === null || kept.has(objectKey) ? [] : [objectKey]))
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

/** Where the pieces of a file lie, but for the original where it is a piece itself. */
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

/** Pieces whose keys lie after one key and up to another, in the order of the object store. */
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
