import type {
  getFile as getFileEndpoint,
  getMedia as getMediaEndpoint,
  getPreview as getPreviewEndpoint,
  getVideoAddress as getVideoAddressEndpoint,
  MediaState,
  PurposeName,
} from '@lyceum/contract/file'
import { commonErrors, id, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { fail } from '#platform/app-error'
import { playAddressOf, readAddressOf, shownFile } from './addresses.ts'
import { mediaAddresses, shownMedia } from './media/media.ts'
import { mediaRows } from './media/store.ts'
import { readableFile, type Readers } from './file-access.ts'
import { type FileRow, livingFiles } from './store.ts'

const fileId = id('file.file')
const noOtherReaders: Readers = () => []

/** The original: for its owner, or for the whole site. */
export async function getFile(
  ctx: Ctx,
  { id }: Input<typeof getFileEndpoint>,
): Promise<Result<typeof getFileEndpoint>> {
  const { file } = await readableFile(ctx, noOtherReaders, id)
  return {
    ...shownFile(ctx, file),
    purpose: file.purpose,
    createdAt: file.createdAt.toISOString(),
  }
}

/** The parameter is called a path but is an id; anything else is not found (A42). */
export async function getVideoAddress(
  ctx: Ctx,
  readers: Readers,
  { filePath }: Input<typeof getVideoAddressEndpoint>,
): Promise<Result<typeof getVideoAddressEndpoint>> {
  const requestedId = fileId.safeParse(filePath).data ?? fail(commonErrors.NOT_FOUND)
  const { file, mayTake } = await readableFile(ctx, readers, requestedId)
  if (!/^(?:video|audio)\//.test(file.type)) fail(commonErrors.NOT_FOUND)
  const played = (await mediaAddresses(ctx, [requestedId])).get(requestedId)
  if (played) return played
  if (!mayTake) fail(commonErrors.NOT_FOUND)
  const { url, expiresAt } = playAddressOf(ctx, file)
  return { url, type: file.type, expiresAt: expiresAt.toISOString() }
}

export async function getMedia(
  ctx: Ctx,
  readers: Readers,
  { id }: Input<typeof getMediaEndpoint>,
): Promise<Result<typeof getMediaEndpoint>> {
  const { file } = await readableFile(ctx, readers, id)
  const [row] = await mediaRows(ctx.db, [id])
  if (!row) fail(commonErrors.NOT_FOUND)
  const address = (await mediaAddresses(ctx, [id])).get(id) ?? null
  return { ...shownMedia(row), name: file.name, size: Number(file.size), address }
}

/** How a browser shows a file: prepared pieces before the original, otherwise as a download. */
export async function getPreview(
  ctx: Ctx,
  readers: Readers,
  { fileId }: Input<typeof getPreviewEndpoint>,
): Promise<Result<typeof getPreviewEndpoint>> {
  const { file, mayTake } = await readableFile(ctx, readers, fileId)
  const [row] = await mediaRows(ctx.db, [fileId])
  const made = row && row.kind !== 'package' ? (await mediaAddresses(ctx, [fileId])).get(fileId) : undefined
  const { name } = file
  if (row && made) return { ...made, name, show: row.kind === 'document' ? 'pages' : 'playlist' }
  const { url, expiresAt } = readAddressOf(ctx, file)
  const original = { url: mayTake ? url : '', name, type: file.type, expiresAt: expiresAt.toISOString() }
  return { ...original, show: showOf(file, row?.state) }
}

function showOf({ type }: FileRow, state: MediaState | undefined): Result<typeof getPreviewEndpoint>['show'] {
  if (state === 'waiting' || state === 'working') return 'waiting'
  if (type.startsWith('image/')) return 'picture'
  if (type === 'application/pdf') return 'pages'
  return type === 'text/plain' ? 'text' : 'download'
}

/** Files that a person uses in another domain: each must be their own and have this purpose. */
export async function ownFiles(
  ctx: Ctx,
  { ids, purpose }: { ids: readonly string[]; purpose?: PurposeName },
): Promise<readonly FileRow[]> {
  const files = await livingFiles(ctx.db, ids)
  const isMine = (file: FileRow) =>
    file.ownerId === ctx.actor.id && (purpose === undefined || file.purpose === purpose)
  const mine = new Map(files.filter(isMine).map((file) => [file.id, file]))
  return ids.map((ownId) => mine.get(ownId) ?? fail(commonErrors.NOT_FOUND))
}

/** Files of the site with a purpose, from any owner: for domains that show them to everyone. */
export async function filesFor(
  db: Db,
  { ids, purpose }: { ids: readonly string[]; purpose: PurposeName },
): Promise<readonly FileRow[]> {
  return (await livingFiles(db, ids)).filter((file) => file.purpose === purpose)
}
