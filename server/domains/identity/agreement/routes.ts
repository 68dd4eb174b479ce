import * as contract from '@lyceum/contract/identity'
import { answer } from '#platform/http'
import { acceptAgreement } from './accept.ts'
import { discardAgreementDraft, publishAgreement, saveAgreementDraft } from './draft.ts'
import { agreementList, agreementText } from './overview.ts'
import { checkAgreement, getAgreement } from './read.ts'

export const routes = [
  answer(contract.checkAgreement, checkAgreement),
  answer(contract.getAgreement, getAgreement),
  answer(contract.acceptAgreement, acceptAgreement),
  answer(contract.listAgreements, agreementList),
  answer(contract.getAgreementText, agreementText),
  answer(contract.saveAgreementDraft, saveAgreementDraft),
  answer(contract.publishAgreement, publishAgreement),
  answer(contract.discardAgreementDraft, discardAgreementDraft),
]
