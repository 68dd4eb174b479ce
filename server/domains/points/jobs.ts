import type { Ctx } from '#platform/ctx'
import { clockJob } from '#platform/jobs'
import { addUp } from './ledger/check-store.ts'
import { keepLedgerCheck } from './ledger/last-check-store.ts'

/** Adds up every entry of the site; the health page shows when, and what was found. */
async function checkLedger(ctx: Ctx): Promise<void> {
  const verdict = await addUp(ctx.db, ctx.site.id)
  const faults = await keepLedgerCheck(ctx.db, verdict, ctx.now)
  if (faults > 0)
    ctx.parts.log.error({ siteId: ctx.site.id, ...verdict }, 'the points ledger does not balance')
}

export const clockJobs = [clockJob({ name: 'points.checkLedger', cron: '*/5 * * * *', run: checkLedger })]
