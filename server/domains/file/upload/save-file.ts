import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { fileErrors, type FileKindName, fileKinds, type PurposeName, purposes } from '@lyceum/contract/file'
import { commonErrors } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { objectKey } from '#platform/storage'
import type { Spooled } from '#platform/storage/spool'
import { examineFile } from '../examine/examine-file.ts'
import { kindFor } from '../examine/match-kind.ts'
import { redrawPicture } from '../examine/reencode-picture.ts'
import { requestMedia } from '../media/request-media.ts'
import { type FileRow, insertFile, livingFile, type NewFile } from '../store.ts'
import { lockUpload, settleUpload } from './store.ts'

export type Arrival = {
  readonly spooled: Spooled
  readonly purpose: PurposeName
  readonly name: string
  /** The upload it came from, unless it was sent as a form. */
  readonly uploadId?: string
}

/**
 * Turns received bytes into a file: examines them, puts them into the object store, and writes the row only when the
 * store has confirmed (INV-U03). If the row fails, the object stays and is found within a day: removing it here could
 * lose the object of a row whose commit merely was not acknowledged.
 */
export async function keepFile(ctx: Ctx, { spooled, purpose, name, uploadId }: Arrival): Promise<FileRow> {
  const kind = kindFor(purpose, name)
  if (spooled.size === 0) fail(fileErrors.FILE_TYPE_UPLOAD_ERROR)
  await examineFile(spooled.path, kind)
  const { body, size, sha256, md5 } = await contentOf(spooled, kind, purpose)

  const { type } = fileKinds[kind]
  const key = objectKey(ctx.site.id, purpose)
  await ctx.parts.storage.put(key, body, { type, size, md5 })
  const row = { ownerId: ctx.actor.id, purpose, name, type, size, sha256, objectKey: key }
  const file = await ctx.transaction((ctx) => record(ctx, { ...row, kind }, uploadId))
  // A concurrent request finished the same upload earlier; that file is kept.
  if (file.objectKey !== key) await ctx.parts.storage.remove(key)
  return file
}

type StoredFile = NewFile & { readonly purpose: PurposeName; readonly kind: FileKindName }

async function record(
  ctx: Ctx,
  { kind, ...row }: StoredFile,
  uploadId: string | undefined,
): Promise<FileRow> {
  if (uploadId === undefined) return insert(ctx, row, kind)
  const upload = (await lockUpload(ctx.db, uploadId)) ?? fail(commonErrors.NOT_FOUND)
  if (upload.fileId) return (await livingFile(ctx.db, upload.fileId)) ?? fail(commonErrors.NOT_FOUND)
  const file = await insert(ctx, row, kind)
  await settleUpload(ctx.db, { uploadId, fileId: file.id })
  return file
}

async function insert(ctx: Ctx, row: Omit<StoredFile, 'kind'>, kind: FileKindName): Promise<FileRow> {
  const file = await insertFile(ctx.db, row)
  if (purposes[row.purpose].isPrepared) await requestMedia(ctx, { fileId: file.id, kind })
  return file
}

type Content = {
  readonly body: Buffer | Readable
  readonly size: number
  readonly sha256: Buffer
  readonly md5: Buffer
}

/** A picture is stored re-encoded, everything else as it came. */
async function contentOf(spooled: Spooled, kind: FileKindName, purpose: PurposeName): Promise<Content> {
  if (kind !== 'jpg' && kind !== 'png') return { ...spooled, body: createReadStream(spooled.path) }
  const { maxEdge = 4096 } = purposes[purpose]
  const body =
    (await redrawPicture(spooled.path, { type: kind, maxEdge })) ?? fail(fileErrors.FILE_TYPE_UPLOAD_ERROR)
  const digest = (algorithm: string) => createHash(algorithm).update(body).digest()
  return { body, size: body.length, sha256: digest('sha256'), md5: digest('md5') }
}
