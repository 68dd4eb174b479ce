import * as contract from '@lyceum/contract/learning'
import { answer } from '#platform/http'
import { bulkEnrol } from './bulk/bulk-enrol.ts'
import { undoBulk } from './bulk/undo-bulk.ts'
import { getCourseFunnel, listLearners } from './queries.ts'
import { waiveCompletion } from './waive-completion.ts'

export const learnerRoutes = [
  answer(contract.listLearners, listLearners),
  answer(contract.getCourseFunnel, getCourseFunnel),
  answer(contract.waiveCompletion, waiveCompletion),
  answer(contract.bulkEnrol, bulkEnrol),
  answer(contract.undoBulk, undoBulk),
]
