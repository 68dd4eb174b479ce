import {
  type FileKindName,
  mediaHint,
  type MediaKind,
  type retryMedia as contract,
} from '@lyceum/contract/file'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { notify } from '#platform/realtime'
import { readableFile, type Readers } from '../file-access.ts'
import { shownMedia } from './media.ts'
import { mediaKindOf } from './rules.ts'
import { insertMedia, mediaRows, requestAgain } from './store.ts'
import { prepareDocument, prepareFilm, preparePackage } from './tickets.ts'

/** Requests the preparation of a new file, in the transaction that saves it. */
export async function requestMedia(
  ctx: Ctx,
  { fileId, kind }: { fileId: string; kind: FileKindName },
): Promise<void> {
  const becomes = mediaKindOf(kind)
  if (!becomes) return
  await insertMedia(ctx.db, { fileId, kind: becomes, requestedAt: ctx.now })
  await enqueueMedia(ctx, { fileId, kind: becomes })
}

/** One job per file: a second one replaces a waiting one, or follows one whose worker is gone. */
export async function enqueueMedia(
  ctx: Ctx,
  { fileId, kind }: { fileId: string; kind: MediaKind },
): Promise<void> {
  await ctx.enqueue(ticketOf[kind], { fileId }, { key: fileId })
}

const ticketOf = {
  video: prepareFilm,
  audio: prepareFilm,
  document: prepareDocument,
  package: preparePackage,
} as const

/** Retries, for the uploader or course authors; what is in progress or done stays unchanged. */
export async function retryMedia(
  ctx: Ctx,
  readers: Readers,
  { id }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const { file, mayTake } = await readableFile(ctx, readers, id)
  if (!mayTake && !ctx.actor.permissions.has('file.staff')) fail(commonErrors.NOT_FOUND)
  const [before] = await mediaRows(ctx.db, [id])
  if (!before) fail(commonErrors.NOT_FOUND)
  if (await requestAgain(ctx.db, { fileId: id, at: ctx.now })) {
    await enqueueMedia(ctx, { fileId: id, kind: before.kind })
    ctx.afterCommit(async () => notify(ctx, file.ownerId, { name: mediaHint, data: { id } }))
  }
  const [row = before] = await mediaRows(ctx.db, [id])
  return shownMedia(row)
}
