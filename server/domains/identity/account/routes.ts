import * as contract from '@lyceum/contract/identity'
import { answer, answerInSteps } from '#platform/http'
import { actOnAccount } from './act-on-account.ts'
import { decideRegistration } from './decide-registration.ts'
import { registrationForm, registrations } from './queries.ts'
import { register } from './register.ts'
import { saveMyLocale } from './save-locale.ts'
import { verifyName } from './verify-name.ts'

export const routes = [
  answer(contract.verifyName, verifyName),
  answerInSteps(contract.register, register),
  answer(contract.saveMyLocale, saveMyLocale),
  answer(contract.listRegistrations, registrations),
  answer(contract.getRegistrationForm, registrationForm),
  answer(contract.decideRegistration, decideRegistration),
  answer(contract.actOnAccount, actOnAccount),
]
