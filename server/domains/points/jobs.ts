import type { Ctx } from '#platform/ctx'
import { cronJob } from '#platform/jobs'
import type { LedgerCheck } from './ledger/check-store.ts'
import { keepLedgerCheck } from './ledger/last-check-store.ts'
import { proveNew, proveWhole } from './ledger/proof/verify-ledger.ts'

/** The health page shows when it ran, and the result. */
const checking = (prove: (ctx: Ctx) => Promise<LedgerCheck>) => async (ctx: Ctx) => {
  const ledgerCheck = await prove(ctx)
  const faults = await keepLedgerCheck(ctx.db, ledgerCheck, ctx.now)
  if (faults > 0)
    ctx.parts.log.error({ siteId: ctx.site.id, ...ledgerCheck }, 'the points ledger does not balance')
}

export const clockJobs = [
  cronJob({ name: 'points.checkLedger', cron: '*/5 * * * *', run: checking(proveNew) }),
  cronJob({ name: 'points.checkWholeLedger', cron: '40 18 * * *', run: checking(proveWhole) }),
]
