import type { Export } from '#platform/export'
import { type AnyJob, clockJob, job } from '#platform/jobs'
import { checkChain } from '#platform/audit/check'
import type { Ctx } from '#platform/ctx'
import { clearDownloads, goOnWithDownloads } from './download/keep-downloads.ts'
import { makeFile } from './download/make-file.ts'
import { makeFileTicket } from './download/ticket.ts'

export const jobsFor = (exports: readonly Export[]): readonly AnyJob[] => [
  job({
    ...makeFileTicket,
    outside: true,
    lane: 'imports',
    asAsker: true,
    run: (ctx, payload) => makeFile(ctx, payload, exports),
  }),
]

export const clockJobs = [
  clockJob({ name: 'admin.goOnWithDownloads', cron: '* * * * *', run: goOnWithDownloads }),
  clockJob({ name: 'admin.checkChain', cron: '*/10 * * * *', run: checkOwnChain }),
  clockJob({ name: 'admin.clearDownloads', cron: '25 * * * *', run: clearDownloads }),
]

/** Walks on along the site's chain of acts; the health page shows how far it got. */
async function checkOwnChain(ctx: Ctx): Promise<void> {
  const { brokenAt } = await checkChain(ctx.db, ctx.site.id, ctx.now)
  if (brokenAt !== undefined)
    ctx.parts.log.error({ siteId: ctx.site.id, brokenAt }, 'the audit chain is broken')
}
