import * as contract from '@lyceum/contract/learning'
import { answer } from '#platform/http'
import { previewDutyRule } from './rule/preview.ts'
import { dutyPeople, myDuties } from './people-queries.ts'
import { dutyRule, dutyRuleList } from './rule/queries.ts'
import { decideDutyRule, startDutyRule, stopDutyRule } from './rule/steer-rule.ts'
import { createDutyRule, saveDutyRule } from './rule/write-rule.ts'

export const dutyRoutes = [
  answer(contract.listDutyRules, dutyRuleList),
  answer(contract.getDutyRule, dutyRule),
  answer(contract.createDutyRule, createDutyRule),
  answer(contract.saveDutyRule, saveDutyRule),
  answer(contract.previewDutyRule, previewDutyRule),
  answer(contract.startDutyRule, startDutyRule),
  answer(contract.decideDutyRule, decideDutyRule),
  answer(contract.stopDutyRule, stopDutyRule),
  answer(contract.listDuties, dutyPeople),
  answer(contract.listMyDuties, myDuties),
]
