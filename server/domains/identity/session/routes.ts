import * as contract from '@lyceum/contract/identity'
import { answer } from '#platform/http'
import { changeRole } from './role/change-role.ts'
import { logout } from './logout.ts'
import { currentUser } from './queries.ts'

export const routes = [
  answer(contract.logout, logout),
  answer(contract.getCurrentUser, currentUser),
  answer(contract.changeRole, changeRole),
]
