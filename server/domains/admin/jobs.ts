import type { Export } from '#platform/domain/export'
import { type AnyJob, cronJob, job } from '#platform/jobs'
import { checkChain } from '#platform/audit/verify-chain'
import type { Ctx } from '#platform/ctx'
import { clearDownloads, goOnWithDownloads } from './download/maintain-downloads.ts'
import { makeFile } from './download/make-file.ts'
import { makeFileTicket } from './download/ticket.ts'

export const jobsFor = (exports: readonly Export[]): readonly AnyJob[] => [
  job({
    ...makeFileTicket,
    outside: true,
    queue: 'imports',
    asRequester: true,
    run: (ctx, payload) => makeFile(ctx, payload, exports),
  }),
]

export const clockJobs = [
  cronJob({ name: 'admin.goOnWithDownloads', cron: '* * * * *', run: goOnWithDownloads }),
  cronJob({ name: 'admin.checkChain', cron: '*/10 * * * *', run: checkOwnChain }),
  cronJob({ name: 'admin.clearDownloads', cron: '25 * * * *', run: clearDownloads }),
]

/** Continues checking the site's audit chain; the health page shows the progress. */
async function checkOwnChain(ctx: Ctx): Promise<void> {
  const { brokenAt } = await checkChain(ctx.db, ctx.site.id, ctx.now)
  if (brokenAt !== undefined)
    ctx.parts.log.error({ siteId: ctx.site.id, brokenAt }, 'the audit chain is broken')
}
