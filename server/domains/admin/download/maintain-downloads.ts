import { removeMade } from '#domains/file'
import type { Ctx } from '#platform/ctx'
import { deleteDownload, expiredDownloads, lockDownload, silentRuns, updateDownload } from './store.ts'
import { makeFileTicket } from './ticket.ts'

const silentMs = 120_000
const listedMs = 30 * 86_400_000

/** Every minute: resumes files whose worker has no heartbeat, on behalf of the requester. */
export async function goOnWithDownloads(ctx: Ctx): Promise<void> {
  for (const { id, run, ownerId, role } of await silentRuns(ctx.db, new Date(ctx.now.getTime() - silentMs))) {
    await ctx.transaction(async (ctx) => {
      const download = await lockDownload(ctx.db, id)
      if (download?.state !== 'running' || download.run !== run) return
      await updateDownload(ctx.db, id, { state: 'waiting' })
      await ctx.enqueue(makeFileTicket, { id }, { as: { id: ownerId, role } })
    })
  }
}

/** Every hour: files are kept a week, their entries a month. */
export async function clearDownloads(ctx: Ctx): Promise<void> {
  const oldest = new Date(ctx.now.getTime() - listedMs)
  for (const { id, ownerId, fileId, createdAt } of await expiredDownloads(ctx.db, ctx.now, oldest)) {
    await ctx.transaction(async (ctx) => {
      if (createdAt < oldest) await deleteDownload(ctx.db, id)
      else await updateDownload(ctx.db, id, { fileId: null, size: null })
      if (fileId !== null) await removeMade(ctx, { id: fileId, ownerId })
    })
  }
}
