import * as contract from '@lyceum/contract/leave'
import { answer } from '#platform/http'
import { applyLeave, deleteLeave, withdrawLeave } from './apply-leave.ts'
import { getLeave, listLeave } from './list-leave.ts'
import { replyLeave } from './reply-leave.ts'

export const routes = [
  answer(contract.listLeave, listLeave),
  answer(contract.getLeave, getLeave),
  answer(contract.applyLeave, applyLeave),
  answer(contract.replyLeave, replyLeave),
  answer(contract.withdrawLeave, withdrawLeave),
  answer(contract.deleteLeave, deleteLeave),
]
