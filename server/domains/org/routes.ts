import * as contract from '@lyceum/contract/org'
import { answer } from '#platform/http'
import { subordinateCount, trainingReference, unitChildren, unitTree } from './queries.ts'

export const routes = [
  answer(contract.getUnitTree, unitTree),
  answer(contract.getUnitChildren, unitChildren),
  answer(contract.getTrainingReference, trainingReference),
  answer(contract.countSubordinates, subordinateCount),
]
