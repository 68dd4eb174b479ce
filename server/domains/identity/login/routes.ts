import * as contract from '@lyceum/contract/identity'
import { answer, answerInSteps } from '#platform/http'
import { login } from './login.ts'
import { signInOptions } from './options.ts'
import { signOn } from './sign-on.ts'

export const routes = [
  answerInSteps(contract.login, login),
  answerInSteps(contract.auth, signOn),
  answer(contract.getSignInOptions, signInOptions),
]
