import { commonErrors } from '@lyceum/contract/kit'
import { orgErrors } from '@lyceum/contract/org'
import { jobChanged } from '#events/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { refuseCircles } from '../line/check-reporting-lines.ts'
import { dropLinesTo } from '../line/store.ts'
import { lockTree } from '../tree/store.ts'
import { changeOfMain, mayEnd, type Post } from './rules.ts'
import { closeJobs, insertJob, isManager, isPost, lockJob, lockJobs, updateJob } from './store.ts'

// The calling domain checks who may do this, and to whom; it also audits the action.

type NewJob = Post & { readonly accountId: string; readonly since: string }

/**
 * Gives a person their main job since a day. The previous one ends that day; the same job again changes nothing, so
 * that the call is idempotent. Returns whether anything changed.
 */
export function setMainJob(ctx: Ctx, { accountId, since, ...post }: NewJob): Promise<boolean> {
  return ctx.transaction(async (ctx) => {
    const leads = await beginChange(ctx, accountId, post.isHead)
    const main = (await lockJobs(ctx.db, accountId)).find(({ isMain }) => isMain)
    const change = main ? changeOfMain(main, { ...post, since }) : 'follow'
    if (change === 'nothing') return false
    if (change === 'refuse') fail(orgErrors.JOB_DATES)
    if (!(await isPost(ctx.db, post))) fail(commonErrors.NOT_FOUND)
    if (main && change === 'correct') await updateJob(ctx.db, main.id, post)
    else {
      if (main) await closeJobs(ctx.db, [main.id], since)
      await insertJob(ctx.db, { ...post, accountId, since, isMain: true })
    }
    await endChange(ctx, accountId, leads)
    return true
  })
}

/** Gives a person another job besides the main one. */
export function addJob(ctx: Ctx, { accountId, since, ...post }: NewJob): Promise<string> {
  return ctx.transaction(async (ctx) => {
    const leads = await beginChange(ctx, accountId, post.isHead)
    if (!(await isPost(ctx.db, post))) fail(commonErrors.NOT_FOUND)
    const id = await insertJob(ctx.db, { ...post, accountId, since, isMain: false })
    await endChange(ctx, accountId, leads)
    return id
  })
}

type Ending = { readonly accountId: string; readonly jobId: string; readonly until: string }

/** Ends one job of a person. */
export function endJob(ctx: Ctx, { accountId, jobId, until }: Ending): Promise<void> {
  return ctx.transaction(async (ctx) => {
    const leads = await beginChange(ctx, accountId, false)
    const job = (await lockJob(ctx.db, jobId)) ?? fail(commonErrors.NOT_FOUND)
    if (job.accountId !== accountId) fail(commonErrors.NOT_FOUND)
    if (!mayEnd(job, until, today(ctx))) fail(orgErrors.JOB_DATES)
    await closeJobs(ctx.db, [jobId], until)
    await endChange(ctx, accountId, leads)
  })
}

/** Ends all jobs of a person who leaves, and removes them as a named manager. */
export function endJobs(ctx: Ctx, accountId: string, until: string): Promise<void> {
  return ctx.transaction(async (ctx) => {
    const leads = await beginChange(ctx, accountId, false)
    const jobs = await lockJobs(ctx.db, accountId)
    // A job that would have begun later ends on its first day.
    for (const { id, since } of jobs) await closeJobs(ctx.db, [id], since > until ? since : until)
    await dropLinesTo(ctx.db, accountId)
    await endChange(ctx, accountId, leads)
  })
}

/** A head, present or new, changes the reporting lines of others too, so the organisation tree is locked. */
async function beginChange(ctx: Ctx, accountId: string, isHead: boolean): Promise<boolean> {
  const leads = isHead || (await isManager(ctx.db, accountId))
  if (leads) await lockTree(ctx.db)
  return leads
}

async function endChange(ctx: Ctx, accountId: string, leads: boolean): Promise<void> {
  if (leads) await refuseCircles(ctx)
  await ctx.publish(jobChanged, { accountId })
}

const today = ({ now, site }: Ctx) => new Intl.DateTimeFormat('sv-SE', { timeZone: site.zone }).format(now)
