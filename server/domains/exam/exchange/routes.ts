import * as contract from '@lyceum/contract/exam'
import { answer, answerInSteps, answerRaw, keyed } from '#platform/http'
import { downloadFaults, downloadTemplate } from './downloads.ts'
import { importDetail, importList, importRows } from './queries.ts'
import { startQuestionImport } from './start-import.ts'
import { commitQuestionImport, discardQuestionImport } from './steer-import.ts'

export const exchangeRoutes = [
  answer(contract.listQuestionImports, importList),
  answerRaw(contract.downloadQuestionTemplate, downloadTemplate),
  keyed(answerInSteps(contract.startQuestionImport, startQuestionImport)),
  answer(contract.getQuestionImport, importDetail),
  keyed(answer(contract.listQuestionImportRows, importRows)),
  keyed(answerRaw(contract.downloadQuestionFaults, downloadFaults)),
  answer(contract.commitQuestionImport, commitQuestionImport),
  answer(contract.discardQuestionImport, discardQuestionImport),
]
