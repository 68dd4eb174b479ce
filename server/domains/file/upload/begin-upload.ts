import { fileErrors, type PurposeName, purposes } from '@lyceum/contract/file'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { objectKey } from '#platform/storage'
import { kindFor, tooLarge } from '../examine/match-kind.ts'
import { cleanName } from '../examine/name-rules.ts'
import { mayUpload } from '../policy.ts'
import { refuseOverfull } from '../quota/require-quota.ts'
import { countUnfinished, insertUpload, type UploadRow } from './store.ts'

/** A resumable upload may be continued the next morning; a direct link and a form need not be remembered that long. */
const lifetimeMs = { resumable: 86_400_000, direct: 3_600_000, form: 600_000 }
const maxUnfinished = 50

type UploadRequest = {
  readonly way: 'resumable' | 'direct' | 'form'
  readonly purpose: PurposeName
  readonly name: string
  readonly size: number
}

/** Starts an upload for the person and reserves its space, or rejects at once what could not succeed. */
export async function beginUpload(ctx: Ctx, { way, purpose, name, size }: UploadRequest): Promise<UploadRow> {
  if (!mayUpload(ctx.actor, purposes[purpose])) fail(fileErrors.ERROR_HAVE_NO_PERMISSION)
  const { maxBytes } = purposes[purpose]
  if (size > maxBytes) throw tooLarge(maxBytes)
  const clean = cleanName(name)
  kindFor(purpose, clean)
  return reserveUpload(ctx, { way, purpose, name: clean, size })
}

/** Reserves space for an upload whose name and purpose are valid, or rejects it if there is not enough. */
export async function reserveUpload(ctx: Ctx, request: UploadRequest): Promise<UploadRow> {
  const ownerId = ctx.actor.id
  const count = await countUnfinished(ctx.db, { ownerId, now: ctx.now })
  if (count >= maxUnfinished) fail(fileErrors.TOO_MANY_UPLOADS, { count })
  const row = { ...request, ownerId, objectKey: objectKey(ctx.site.id, 'incoming') }
  const expiresAt = new Date(ctx.now.getTime() + lifetimeMs[request.way])
  return ctx.transaction(async (ctx) => {
    const upload = await insertUpload(ctx.db, { ...row, createdAt: ctx.now, expiresAt })
    await refuseOverfull(ctx, row)
    return upload
  })
}
