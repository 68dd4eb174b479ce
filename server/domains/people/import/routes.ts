import * as contract from '@lyceum/contract/people'
import { answer, answerInSteps, answerRaw } from '#platform/http'
import { downloadFaults, downloadTemplate } from './downloads.ts'
import { importDetail, importRows, importSeries, imports } from './queries.ts'
import { startImport } from './start-import.ts'
import { commitImport, discardImport, saveImportMapping, undoImport } from './steer-import.ts'

export const importRoutes = [
  answer(contract.listImports, imports),
  answer(contract.listImportSeries, importSeries),
  answerRaw(contract.downloadImportTemplate, downloadTemplate),
  answerInSteps(contract.startImport, startImport),
  answer(contract.getImport, importDetail),
  answer(contract.saveImportMapping, saveImportMapping),
  answer(contract.listImportRows, importRows),
  answerRaw(contract.downloadImportFaults, downloadFaults),
  answer(contract.commitImport, commitImport),
  answer(contract.undoImport, undoImport),
  answer(contract.discardImport, discardImport),
]
