import {
  type actOnDownload as contract,
  adminErrors,
  type removeDownload as removing,
} from '@lyceum/contract/admin'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { removeMade } from '#domains/file'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { refuseTooMany } from './request-download.ts'
import { deleteDownload, type Download, lockOwn, updateDownload } from './store.ts'
import { makeFileTicket } from './ticket.ts'

/** Cancels a file being made, or makes one again with the current permissions. */
export async function actOnDownload(
  ctx: Ctx,
  { id, act }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const download = await own(ctx, id)
  const isInProgress = download.state === 'waiting' || download.state === 'running'
  if (isInProgress !== (act === 'cancel')) fail(adminErrors.DOWNLOAD_ACT_IMPOSSIBLE)
  await (act === 'cancel' ? cancel(ctx, download) : retry(ctx, download))
  return { id }
}

/** A run in another process notices it at its next heartbeat and leaves nothing behind. */
async function cancel(ctx: Ctx, { id }: Download): Promise<void> {
  await updateDownload(ctx.db, id, { state: 'cancelled', finishedAt: ctx.now })
}

async function retry(ctx: Ctx, { id, ownerId, kind, format, fileId }: Download): Promise<void> {
  await refuseTooMany(ctx)
  if (fileId !== null) await removeMade(ctx, { id: fileId, ownerId })
  const blank = { fileId: null, size: null, rowsDone: 0, rowsTotal: null, finishedAt: null, expiresAt: null }
  await updateDownload(ctx.db, id, { ...blank, state: 'waiting', run: 0 })
  await ctx.audit({ action: 'admin.download.ask', object: `admin.download:${id}`, after: { kind, format } })
  await ctx.enqueue(makeFileTicket, { id })
}

export async function removeDownload(
  ctx: Ctx,
  { id }: Input<typeof removing>,
): Promise<Result<typeof removing>> {
  const { ownerId, fileId } = await own(ctx, id)
  await deleteDownload(ctx.db, id)
  if (fileId !== null) await removeMade(ctx, { id: fileId, ownerId })
  return { id }
}

async function own(ctx: Ctx, id: string): Promise<Download> {
  return (await lockOwn(ctx.db, { id, ownerId: ctx.actor.id })) ?? fail(commonErrors.NOT_FOUND)
}
