import * as contract from '@lyceum/contract/identity'
import { answer } from '#platform/http'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { currentUser } from './queries.ts'

export const routes = [
  answer(contract.login, login),
  answer(contract.logout, logout),
  answer(contract.getCurrentUser, currentUser),
]
