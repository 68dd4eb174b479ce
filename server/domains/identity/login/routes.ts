import * as contract from '@lyceum/contract/identity'
import { answer, answerInSteps } from '#platform/http'
import { login } from './login.ts'
import { getSignInOptions } from './get-sign-in-options.ts'
import { signOn } from './sign-on-ticket.ts'

export const routes = [
  answerInSteps(contract.login, login),
  answerInSteps(contract.signOn, signOn),
  answer(contract.getSignInOptions, getSignInOptions),
]
