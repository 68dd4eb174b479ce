import type { Ctx } from '#platform/ctx'
import { clockJob } from '#platform/jobs'
import type { Verdict } from './ledger/check-store.ts'
import { keepLedgerCheck } from './ledger/last-check-store.ts'
import { proveNew, proveWhole } from './ledger/proof/prove-ledger.ts'

/** The health page shows when, and what was found. */
const checking = (prove: (ctx: Ctx) => Promise<Verdict>) => async (ctx: Ctx) => {
  const verdict = await prove(ctx)
  const faults = await keepLedgerCheck(ctx.db, verdict, ctx.now)
  if (faults > 0)
    ctx.parts.log.error({ siteId: ctx.site.id, ...verdict }, 'the points ledger does not balance')
}

export const clockJobs = [
  clockJob({ name: 'points.checkLedger', cron: '*/5 * * * *', run: checking(proveNew) }),
  clockJob({ name: 'points.checkWholeLedger', cron: '40 18 * * *', run: checking(proveWhole) }),
]
