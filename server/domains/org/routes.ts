import * as contract from '@lyceum/contract/org'
import { answer } from '#platform/http'
import { addCentre, closeCentre, editCentre } from './centre/edit-centre.ts'
import { listCentres, getTrainingReference } from './centre/show-centres.ts'
import { addFamily, editFamily, removeFamily } from './position/families.ts'
import { addGrade, editGrade, removeGrade } from './position/grades.ts'
import { addPosition, editPosition, removePosition } from './position/positions.ts'
import { listFamilies, listGrades, listPositions } from './position/queries.ts'
import { countSubordinates, getUnitChildren, getUnitTree } from './queries.ts'
import { closeUnit } from './unit/close-unit.ts'
import { addUnit, editUnit } from './unit/edit-unit.ts'
import { moveUnit, undoUnitMove } from './unit/move-unit.ts'
import type { Followers } from './unit/move-listeners.ts'
import { previewUnitMove } from './unit/preview-move.ts'
import { searchUnits, getUnit, listUnits } from './unit/show-units.ts'

export const routesFor = (followers: Followers) => [
  answer(contract.getUnitTree, getUnitTree),
  answer(contract.getUnitChildren, getUnitChildren),
  answer(contract.getTrainingReference, getTrainingReference),
  answer(contract.countSubordinates, countSubordinates),
  answer(contract.listUnits, listUnits),
  answer(contract.searchUnits, searchUnits),
  answer(contract.getUnit, getUnit),
  answer(contract.addUnit, addUnit),
  answer(contract.editUnit, editUnit),
  answer(contract.closeUnit, closeUnit),
  answer(contract.previewUnitMove, previewUnitMove(followers)),
  answer(contract.moveUnit, moveUnit(followers)),
  answer(contract.undoUnitMove, undoUnitMove(followers)),
  answer(contract.listFamilies, listFamilies),
  answer(contract.addFamily, addFamily),
  answer(contract.editFamily, editFamily),
  answer(contract.removeFamily, removeFamily),
  answer(contract.listPositions, listPositions),
  answer(contract.addPosition, addPosition),
  answer(contract.editPosition, editPosition),
  answer(contract.removePosition, removePosition),
  answer(contract.listGrades, listGrades),
  answer(contract.addGrade, addGrade),
  answer(contract.editGrade, editGrade),
  answer(contract.removeGrade, removeGrade),
  answer(contract.listCentres, listCentres),
  answer(contract.addCentre, addCentre),
  answer(contract.editCentre, editCentre),
  answer(contract.closeCentre, closeCentre),
]
