import * as contract from '@lyceum/contract/learning'
import { answer } from '#platform/http'
import { moveLearners, undoVersionMove } from './move-learners.ts'
import { versionMovePreview } from './preview.ts'

export const versionRoutes = [
  answer(contract.previewVersionMove, versionMovePreview),
  answer(contract.moveLearners, moveLearners),
  answer(contract.undoVersionMove, undoVersionMove),
]
