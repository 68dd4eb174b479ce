import type { listFailedJobs as List, retryFailedJobs as Retry } from '@lyceum/contract/admin'
import type { Input, Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { failedJobs, retryJobs } from '#platform/process/health/failed-jobs'

const most = 100

export async function listFailedJobs(ctx: Ctx): Promise<Result<typeof List>> {
  const jobs = await failedJobs(ctx.db, most)
  return { records: jobs.map(({ failedAt, ...job }) => ({ ...job, failedAt: failedAt.toISOString() })) }
}

/** Retrying requires a reason; jobs that already run again, or belong to another site, are not counted. */
export async function retryFailedJobs(
  ctx: Ctx,
  { ids, reason }: Input<typeof Retry>,
): Promise<Result<typeof Retry>> {
  const uniqueIds = [...new Set(ids)]
  const tasks = (await failedJobs(ctx.db, most))
    .filter(({ id }) => uniqueIds.includes(id))
    .map(({ task }) => task)
  const retried = await retryJobs(ctx.db, uniqueIds)
  if (retried.length > 0)
    await ctx.audit({ action: 'admin.job.retry', object: 'admin.job', after: { tasks, reason } })
  return { retried: retried.length }
}
