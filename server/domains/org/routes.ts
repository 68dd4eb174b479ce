import * as contract from '@lyceum/contract/org'
import { answer } from '#platform/http'
import { addCentre, closeCentre, editCentre } from './centre/edit-centre.ts'
import { centreList, trainingReference } from './centre/show-centres.ts'
import { addFamily, editFamily, removeFamily } from './position/families.ts'
import { addGrade, editGrade, removeGrade } from './position/grades.ts'
import { addPosition, editPosition, removePosition } from './position/positions.ts'
import { families, grades, positions } from './position/queries.ts'
import { subordinateCount, unitChildren, unitTree } from './queries.ts'
import { closeUnit } from './unit/close-unit.ts'
import { addUnit, editUnit } from './unit/edit-unit.ts'
import { moveUnit, undoUnitMove } from './unit/move-unit.ts'
import type { Followers } from './unit/followers.ts'
import { previewMove } from './unit/preview-move.ts'
import { foundUnits, oneUnit, unitLevel } from './unit/show-units.ts'

export const routesFor = (followers: Followers) => [
  answer(contract.getUnitTree, unitTree),
  answer(contract.getUnitChildren, unitChildren),
  answer(contract.getTrainingReference, trainingReference),
  answer(contract.countSubordinates, subordinateCount),
  answer(contract.listUnits, unitLevel),
  answer(contract.searchUnits, foundUnits),
  answer(contract.getUnit, oneUnit),
  answer(contract.addUnit, addUnit),
  answer(contract.editUnit, editUnit),
  answer(contract.closeUnit, closeUnit),
  answer(contract.previewUnitMove, previewMove(followers)),
  answer(contract.moveUnit, moveUnit(followers)),
  answer(contract.undoUnitMove, undoUnitMove(followers)),
  answer(contract.listFamilies, families),
  answer(contract.addFamily, addFamily),
  answer(contract.editFamily, editFamily),
  answer(contract.removeFamily, removeFamily),
  answer(contract.listPositions, positions),
  answer(contract.addPosition, addPosition),
  answer(contract.editPosition, editPosition),
  answer(contract.removePosition, removePosition),
  answer(contract.listGrades, grades),
  answer(contract.addGrade, addGrade),
  answer(contract.editGrade, editGrade),
  answer(contract.removeGrade, removeGrade),
  answer(contract.listCentres, centreList),
  answer(contract.addCentre, addCentre),
  answer(contract.editCentre, editCentre),
  answer(contract.closeCentre, closeCentre),
]
