import * as contract from '@lyceum/contract/people'
import { answer } from '#platform/http'
import { addScimToken, revokeScimToken, listScimTokens } from './tokens.ts'

export const scimRoutes = [
  answer(contract.listScimTokens, listScimTokens),
  answer(contract.addScimToken, addScimToken),
  answer(contract.revokeScimToken, revokeScimToken),
]
