import type { listAsideJobs as List, retryAsideJobs as Retry } from '@lyceum/contract/admin'
import type { Input, Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { asideJobs, retryJobs } from '#platform/health/aside-jobs'

const most = 100

export async function asideJobList(ctx: Ctx): Promise<Result<typeof List>> {
  const jobs = await asideJobs(ctx.db, most)
  return { records: jobs.map(({ failedAt, ...job }) => ({ ...job, failedAt: failedAt.toISOString() })) }
}

/** Whoever retries says why it will go better now; what runs again already, or is of another site, is not counted. */
export async function retryAsideJobs(
  ctx: Ctx,
  { ids, reason }: Input<typeof Retry>,
): Promise<Result<typeof Retry>> {
  const wanted = [...new Set(ids)]
  const tasks = (await asideJobs(ctx.db, most))
    .filter(({ id }) => wanted.includes(id))
    .map(({ task }) => task)
  const retried = await retryJobs(ctx.db, wanted)
  if (retried.length > 0)
    await ctx.audit({ action: 'admin.job.retry', object: 'admin.job', after: { tasks, reason } })
  return { retried: retried.length }
}
