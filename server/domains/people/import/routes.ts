import * as contract from '@lyceum/contract/people'
import { answer, answerInSteps, answerRaw } from '#platform/http'
import { downloadImportFaults, downloadImportTemplate } from './downloads.ts'
import { getImport, listImportRows, listImportSeries, listImports } from './queries.ts'
import { startImport } from './start-import.ts'
import { commitImport, discardImport, saveImportMapping, undoImport } from './control-import.ts'

export const importRoutes = [
  answer(contract.listImports, listImports),
  answer(contract.listImportSeries, listImportSeries),
  answerRaw(contract.downloadImportTemplate, downloadImportTemplate),
  answerInSteps(contract.startImport, startImport),
  answer(contract.getImport, getImport),
  answer(contract.saveImportMapping, saveImportMapping),
  answer(contract.listImportRows, listImportRows),
  answerRaw(contract.downloadImportFaults, downloadImportFaults),
  answer(contract.commitImport, commitImport),
  answer(contract.undoImport, undoImport),
  answer(contract.discardImport, discardImport),
]
