import type { Room } from '#platform/room'
import { ledgerExport } from './desk/export-ledger.ts'
import { clockJobs } from './jobs.ts'
import { reactions } from './reactions.ts'
import { routesOver } from './routes.ts'

export { addUp } from './ledger/check-store.ts'
export { isWhole } from './ledger/rules.ts'
export { earnedByMonth } from './ledger/month-queries.ts'
export { earn } from './ledger/earn.ts'
export { hold, pay, release } from './ledger/hold.ts'
export { lastLedgerCheck } from './ledger/last-check-store.ts'
export { balanceOf, balancesOf } from './ledger/queries.ts'
export { earnedScores } from './ledger/score-queries.ts'
export { bookHolds } from './ledger/settled-store.ts'
export { reverse } from './ledger/reverse.ts'
export { earnedByExam } from './score/earned-queries.ts'

/** The ledger and all that fills it. Whom a gift thanks is for the rooms above to say. */
export function pointsOver(rooms: () => readonly Room[]): Room {
  return {
    name: 'points',
    routes: routesOver(rooms),
    reactions,
    clockJobs,
    exports: [ledgerExport],
    // Rules hold in the whole site, and what is given is as good as money: the one who reads need not be the one who gives.
    permissions: {
      'points.rule': ['ADM'],
      'points.grant': ['ADM'],
      'points.ledger': ['TADM', 'ADM'],
      'points.review': ['ADM'],
    },
  }
}
