import * as contract from '@lyceum/contract/identity'
import { answer, answerInSteps } from '#platform/http'
import { ldapLogin } from './ldap-login.ts'
import { finishOidc, startOidc } from './oidc-sign-in.ts'
import { listProviders } from './queries.ts'
import { addProvider, editProvider } from './save-provider.ts'

export const routes = [
  answerInSteps(contract.startOidc, startOidc),
  answerInSteps(contract.finishOidc, finishOidc),
  answerInSteps(contract.ldapLogin, ldapLogin),
  answer(contract.listProviders, listProviders),
  answer(contract.addProvider, addProvider),
  answer(contract.editProvider, editProvider),
]
