import * as contract from '@lyceum/contract/learning'
import { answer } from '#platform/http'
import { bulkEnrol } from './bulk/bulk-enrol.ts'
import { undoBulk } from './bulk/undo-bulk.ts'
import { courseFunnel, learnerList } from './queries.ts'
import { waiveCompletion } from './waive-completion.ts'

export const learnerRoutes = [
  answer(contract.listLearners, learnerList),
  answer(contract.getCourseFunnel, courseFunnel),
  answer(contract.waiveCompletion, waiveCompletion),
  answer(contract.bulkEnrol, bulkEnrol),
  answer(contract.undoBulk, undoBulk),
]
