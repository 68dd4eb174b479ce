import * as contract from '@lyceum/contract/points'
import { answer, type Route } from '#platform/http'
import type { Room } from '#platform/room'
import { entries, rulesInForce, sums, summary } from './bill/bill.ts'
import { reverseMovement } from './desk/reverse-movement.ts'
import { searchLedger } from './desk/search-ledger.ts'
import { giveGift } from './gift/give-gift.ts'
import { listGifts } from './gift/list-gifts.ts'
import { grantPoints, rehearseGrant } from './grant/grant-points.ts'
import { listGrants } from './grant/list-grants.ts'
import { undoGrant } from './grant/undo-grant.ts'
import { decideSuspicion } from './radar/decide-suspicion.ts'
import { listSuspicions } from './radar/list-suspicions.ts'
import { editRule, keptRules } from './rule/keep-rule.ts'
import { simulateRule } from './rule/simulate-rule.ts'
import { signIn, signInDays, signInState } from './sign-in/sign-in.ts'
import { collect, dailyTasks, taskFeature } from './task/tasks.ts'

export const routesOver = (rooms: () => readonly Room[]): readonly Route[] => [
  answer(contract.getPointsSummary, summary),
  answer(contract.listEntries, (ctx, input) => entries(ctx, rooms(), input)),
  answer(contract.sumEntries, sums),
  answer(contract.listRules, rulesInForce),
  answer(contract.getTaskFeature, taskFeature),
  answer(contract.listDailyTasks, dailyTasks),
  answer(contract.collectTask, collect),
  answer(contract.getSignIn, signInState),
  answer(contract.listSignIns, signInDays),
  answer(contract.signInToday, signIn),
  answer(contract.listGifts, (ctx, input) => listGifts(ctx, rooms(), input)),
  answer(contract.listKeptRules, keptRules),
  answer(contract.simulateRule, simulateRule),
  answer(contract.editRule, editRule),
  answer(contract.rehearseGrant, rehearseGrant),
  answer(contract.grantPoints, grantPoints),
  answer(contract.listGrants, listGrants),
  answer(contract.undoGrant, undoGrant),
  answer(contract.reverseMovement, reverseMovement),
  answer(contract.searchLedger, (ctx, input) => searchLedger(ctx, rooms(), input)),
  answer(contract.listSuspicions, listSuspicions),
  answer(contract.decideSuspicion, decideSuspicion),
  answer(contract.giveGift, (ctx, input) => giveGift(ctx, rooms(), input)),
]
