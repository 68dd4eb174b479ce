import * as contract from '@lyceum/contract/identity'
import { answer } from '#platform/http'
import { changeRole } from './role/change-role.ts'
import { logout } from './logout.ts'
import { getCurrentUser } from './queries.ts'

export const routes = [
  answer(contract.logout, logout),
  answer(contract.getCurrentUser, getCurrentUser),
  answer(contract.changeRole, changeRole),
]
