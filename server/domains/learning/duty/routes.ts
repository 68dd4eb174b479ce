import * as contract from '@lyceum/contract/learning'
import { answer } from '#platform/http'
import { previewDutyRule } from './rule/preview-duty-rule.ts'
import { listDuties, listMyDuties } from './people-queries.ts'
import { getDutyRule, listDutyRules } from './rule/queries.ts'
import { decideDutyRule, startDutyRule, stopDutyRule } from './rule/change-rule-state.ts'
import { createDutyRule, saveDutyRule } from './rule/write-rule.ts'

export const dutyRoutes = [
  answer(contract.listDutyRules, listDutyRules),
  answer(contract.getDutyRule, getDutyRule),
  answer(contract.createDutyRule, createDutyRule),
  answer(contract.saveDutyRule, saveDutyRule),
  answer(contract.previewDutyRule, previewDutyRule),
  answer(contract.startDutyRule, startDutyRule),
  answer(contract.decideDutyRule, decideDutyRule),
  answer(contract.stopDutyRule, stopDutyRule),
  answer(contract.listDuties, listDuties),
  answer(contract.listMyDuties, listMyDuties),
]
