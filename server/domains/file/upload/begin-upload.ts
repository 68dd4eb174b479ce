import { fileErrors, type PurposeName, purposes } from '@lyceum/contract/file'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { objectKey } from '#platform/storage'
import { kindFor, tooLarge } from '../examine/fit.ts'
import { cleanName } from '../examine/name-rules.ts'
import { mayUpload } from '../policy.ts'
import { refuseOverfull } from '../quota/refuse-overfull.ts'
import { countUnfinished, insertUpload, type UploadRow } from './store.ts'

/** A person comes back to a large upload the next morning; an address of ten minutes and a form are not worth a day's memory. */
const lifetimeMs = { resumable: 86_400_000, direct: 3_600_000, form: 600_000 }
const maxUnfinished = 50

type Wish = {
  readonly way: 'resumable' | 'direct' | 'form'
  readonly purpose: PurposeName
  readonly name: string
  readonly size: number
}

/** Opens an upload in the person's name and reserves its place, or says at once why it could not end well. */
export async function beginUpload(ctx: Ctx, { way, purpose, name, size }: Wish): Promise<UploadRow> {
  if (!mayUpload(ctx.actor, purposes[purpose])) fail(fileErrors.ERROR_HAVE_NO_PERMISSION)
  const { maxBytes } = purposes[purpose]
  if (size > maxBytes) throw tooLarge(maxBytes)
  const clean = cleanName(name)
  kindFor(purpose, clean)
  return reserveUpload(ctx, { way, purpose, name: clean, size })
}

/** Reserves the place of an upload whose name and purpose were found right, or refuses for want of room. */
export async function reserveUpload(ctx: Ctx, wish: Wish): Promise<UploadRow> {
  const ownerId = ctx.actor.id
  const count = await countUnfinished(ctx.db, { ownerId, now: ctx.now })
  if (count >= maxUnfinished) fail(fileErrors.TOO_MANY_UPLOADS, { count })
  const row = { ...wish, ownerId, objectKey: objectKey(ctx.site.id, 'incoming') }
  const expiresAt = new Date(ctx.now.getTime() + lifetimeMs[wish.way])
  return ctx.transaction(async (ctx) => {
    const upload = await insertUpload(ctx.db, { ...row, createdAt: ctx.now, expiresAt })
    await refuseOverfull(ctx, row)
    return upload
  })
}
