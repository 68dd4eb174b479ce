import * as contract from '@lyceum/contract/points'
import type { Earning } from '#platform/domain/earning'
import { answer, type Route } from '#platform/http'
import type { Domain } from '#platform/domain'
import { listEntries, listRules, sumEntries, getPointsSummary } from './bill/bill.ts'
import { reverseMovement } from './ledger-admin/reverse-movement.ts'
import { searchLedger } from './ledger-admin/search-ledger.ts'
import { tasksAmong } from './earning/collect-earnings.ts'
import { giveGift } from './gift/give-gift.ts'
import { listGifts } from './gift/list-gifts.ts'
import { grantPoints, rehearseGrant } from './grant/grant-points.ts'
import { listGrants } from './grant/list-grants.ts'
import { undoGrant } from './grant/undo-grant.ts'
import { decideSuspicion } from './radar/decide-suspicion.ts'
import { listSuspicions } from './radar/list-suspicions.ts'
import { editRule, listManagedRules } from './rule-admin/edit-rule.ts'
import { simulateRule } from './rule-admin/simulate-rule.ts'
import { signInToday, listSignIns, getSignIn } from './sign-in/sign-in.ts'
import { collectTask, listDailyTasks, getTaskFeature } from './task/collect-task.ts'

export const routesOver = (
  domains: () => readonly Domain[],
  earnings: () => readonly Earning[],
): readonly Route[] => [
  answer(contract.getPointsSummary, getPointsSummary),
  answer(contract.listEntries, (ctx, input) => listEntries(ctx, domains(), input)),
  answer(contract.sumEntries, sumEntries),
  answer(contract.listRules, (ctx) => listRules(ctx, tasksAmong(earnings()))),
  answer(contract.getTaskFeature, (ctx) => getTaskFeature(ctx, tasksAmong(earnings()))),
  answer(contract.listDailyTasks, (ctx) => listDailyTasks(ctx, tasksAmong(earnings()))),
  answer(contract.collectTask, collectTask),
  answer(contract.getSignIn, getSignIn),
  answer(contract.listSignIns, listSignIns),
  answer(contract.signInToday, signInToday),
  answer(contract.listGifts, (ctx, input) => listGifts(ctx, domains(), input)),
  answer(contract.listManagedRules, (ctx) => listManagedRules(ctx, earnings())),
  answer(contract.simulateRule, (ctx, input) => simulateRule(ctx, earnings(), input)),
  answer(contract.editRule, editRule),
  answer(contract.rehearseGrant, rehearseGrant),
  answer(contract.grantPoints, grantPoints),
  answer(contract.listGrants, listGrants),
  answer(contract.undoGrant, undoGrant),
  answer(contract.reverseMovement, reverseMovement),
  answer(contract.searchLedger, (ctx, input) => searchLedger(ctx, domains(), input)),
  answer(contract.listSuspicions, listSuspicions),
  answer(contract.decideSuspicion, decideSuspicion),
  answer(contract.giveGift, (ctx, input) => giveGift(ctx, domains(), input)),
]
