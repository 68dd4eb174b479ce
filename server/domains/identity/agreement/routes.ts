import * as contract from '@lyceum/contract/identity'
import { answer } from '#platform/http'
import { acceptAgreement } from './accept-agreement.ts'
import { discardAgreementDraft, publishAgreement, saveAgreementDraft } from './edit-draft.ts'
import { listAgreements, getAgreementText } from './overview.ts'
import { checkAgreement, getAgreement } from './read-agreement.ts'

export const routes = [
  answer(contract.checkAgreement, checkAgreement),
  answer(contract.getAgreement, getAgreement),
  answer(contract.acceptAgreement, acceptAgreement),
  answer(contract.listAgreements, listAgreements),
  answer(contract.getAgreementText, getAgreementText),
  answer(contract.saveAgreementDraft, saveAgreementDraft),
  answer(contract.publishAgreement, publishAgreement),
  answer(contract.discardAgreementDraft, discardAgreementDraft),
]
