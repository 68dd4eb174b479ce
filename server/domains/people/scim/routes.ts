import * as contract from '@lyceum/contract/people'
import { answer } from '#platform/http'
import { addScimToken, revokeScimToken, scimTokens } from './tokens.ts'

export const scimRoutes = [
  answer(contract.listScimTokens, scimTokens),
  answer(contract.addScimToken, addScimToken),
  answer(contract.revokeScimToken, revokeScimToken),
]
