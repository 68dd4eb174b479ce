import * as contract from '@lyceum/contract/learning'
import { answer } from '#platform/http'
import { moveLearners, undoVersionMove } from './move-learners.ts'
import { previewVersionMove } from './preview-version-move.ts'

export const versionRoutes = [
  answer(contract.previewVersionMove, previewVersionMove),
  answer(contract.moveLearners, moveLearners),
  answer(contract.undoVersionMove, undoVersionMove),
]
