import type {
  getFile,
  getMedia,
  getPreview,
  getVideoAddress,
  MediaState,
  PurposeName,
} from '@lyceum/contract/file'
import { commonErrors, id, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { fail } from '#platform/failure'
import { playAddressOf, readAddressOf, shownFile } from './addresses.ts'
import { mediaAddresses, shownMedia } from './media/media.ts'
import { mediaRows } from './media/store.ts'
import { readableFile, type Readers } from './readable.ts'
import { type FileRow, livingFiles } from './store.ts'

const fileId = id('file.file')
const nobodyElse: Readers = () => []

/** The original: for its owner, or for the whole site. */
export async function fileDetail(ctx: Ctx, { id }: Input<typeof getFile>): Promise<Result<typeof getFile>> {
  const { file } = await readableFile(ctx, nobodyElse, id)
  return {
    ...shownFile(ctx, file),
    purpose: file.purpose,
    createdAt: file.createdAt.toISOString(),
  }
}

/** The wire calls it a path; it is an id, and whatever is not one is simply not there (A42). */
export async function videoAddress(
  ctx: Ctx,
  readers: Readers,
  { filePath }: Input<typeof getVideoAddress>,
): Promise<Result<typeof getVideoAddress>> {
  const wanted = fileId.safeParse(filePath).data ?? fail(commonErrors.NOT_FOUND)
  const { file, mayTake } = await readableFile(ctx, readers, wanted)
  if (!/^(?:video|audio)\//.test(file.type)) fail(commonErrors.NOT_FOUND)
  const played = (await mediaAddresses(ctx, [wanted])).get(wanted)
  if (played) return played
  if (!mayTake) fail(commonErrors.NOT_FOUND)
  const { url, expiresAt } = playAddressOf(ctx, file)
  return { url, type: file.type, expiresAt: expiresAt.toISOString() }
}

export async function mediaDetail(
  ctx: Ctx,
  readers: Readers,
  { id }: Input<typeof getMedia>,
): Promise<Result<typeof getMedia>> {
  const { file } = await readableFile(ctx, readers, id)
  const [row] = await mediaRows(ctx.db, [id])
  if (!row) fail(commonErrors.NOT_FOUND)
  const address = (await mediaAddresses(ctx, [id])).get(id) ?? null
  return { ...shownMedia(row), name: file.name, size: Number(file.size), address }
}

/** How a browser shows a file: what was made of it before the original, and else a way to save it. */
export async function preview(
  ctx: Ctx,
  readers: Readers,
  { fileId }: Input<typeof getPreview>,
): Promise<Result<typeof getPreview>> {
  const { file, mayTake } = await readableFile(ctx, readers, fileId)
  const [row] = await mediaRows(ctx.db, [fileId])
  const made = row && row.kind !== 'package' ? (await mediaAddresses(ctx, [fileId])).get(fileId) : undefined
  const { name } = file
  if (row && made) return { ...made, name, show: row.kind === 'document' ? 'pages' : 'playlist' }
  const { url, expiresAt } = readAddressOf(ctx, file)
  const original = { url: mayTake ? url : '', name, type: file.type, expiresAt: expiresAt.toISOString() }
  return { ...original, show: showOf(file, row?.state) }
}

function showOf({ type }: FileRow, state: MediaState | undefined): Result<typeof getPreview>['show'] {
  if (state === 'waiting' || state === 'working') return 'waiting'
  if (type.startsWith('image/')) return 'picture'
  if (type === 'application/pdf') return 'pages'
  return type === 'text/plain' ? 'text' : 'download'
}

/** Files that a person brings along to another room: each must be the person's own and meant for this purpose. */
export async function ownFiles(
  ctx: Ctx,
  { ids, purpose }: { ids: readonly string[]; purpose?: PurposeName },
): Promise<readonly FileRow[]> {
  const files = await livingFiles(ctx.db, ids)
  const isMine = (file: FileRow) =>
    file.ownerId === ctx.actor.id && (purpose === undefined || file.purpose === purpose)
  const mine = new Map(files.filter(isMine).map((file) => [file.id, file]))
  return ids.map((one) => mine.get(one) ?? fail(commonErrors.NOT_FOUND))
}

/** Files of the site that were brought for a purpose, by whomever: for rooms that show them to everyone. */
export async function filesFor(
  db: Db,
  { ids, purpose }: { ids: readonly string[]; purpose: PurposeName },
): Promise<readonly FileRow[]> {
  return (await livingFiles(db, ids)).filter((file) => file.purpose === purpose)
}
