import type { Earning } from '#platform/domain/earning'
import type { Domain } from '#platform/domain'
import { ledgerExport } from './ledger-admin/export-ledger.ts'
import { clockJobs } from './jobs.ts'
import { earningsOf } from './earning/collect-earnings.ts'
import { handlersFor } from './handlers.ts'
import { routesOver } from './routes.ts'

export { addUp } from './ledger/check-store.ts'
export { isWhole } from './ledger/rules.ts'
export { earnedByMonth } from './ledger/month-queries.ts'
export { earn } from './earning/earn-points.ts'
export { holdPoints, pay, release } from './ledger/hold-points.ts'
export { lastLedgerCheck } from './ledger/last-check-store.ts'
export { balanceOf, balancesOf } from './ledger/queries.ts'
export { earnedScores } from './ledger/score-queries.ts'
export { bookHolds } from './ledger/seed-holds-store.ts'
export { reverse } from './ledger/reverse-movement.ts'
export { earnedByExam } from './score/earned-queries.ts'

/** The ledger and everything that fills it. Other domains declare whom a gift thanks. */
export function pointsOver(domains: () => readonly Domain[]): Domain {
  let collected: readonly Earning[] | undefined
  // Asked for once all domains are declared, those above this one too.
  const earnings = () => (collected ??= earningsOf(domains()))
  return {
    name: 'points',
    routes: routesOver(domains, earnings),
    get eventHandlers() {
      return handlersFor(earnings())
    },
    cronJobs: clockJobs,
    exports: [ledgerExport],
    // Rules apply to the whole site, and points are like money: reading and granting are separate permissions.
    permissions: {
      'points.rule': ['ADM'],
      'points.grant': ['ADM'],
      'points.ledger': ['TADM', 'ADM'],
      'points.review': ['ADM'],
    },
  }
}
