import * as contract from '@lyceum/contract/identity'
import { answer } from '#platform/http'
import { acceptAgreement } from './accept.ts'
import { checkAgreement, getAgreement } from './read.ts'

export const routes = [
  answer(contract.checkAgreement, checkAgreement),
  answer(contract.getAgreement, getAgreement),
  answer(contract.acceptAgreement, acceptAgreement),
]
