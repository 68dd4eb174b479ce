import * as contract from '@lyceum/contract/question'
import { answer, answerInSteps, answerRaw, keyed } from '#platform/http'
import { downloadQuestionFaults, downloadQuestionTemplate } from './downloads.ts'
import { getQuestionImport, listQuestionImports, listQuestionImportRows } from './queries.ts'
import { startQuestionImport } from './start-question-import.ts'
import { commitQuestionImport, discardQuestionImport } from './commit-import.ts'

export const exchangeRoutes = [
  answer(contract.listQuestionImports, listQuestionImports),
  answerRaw(contract.downloadQuestionTemplate, downloadQuestionTemplate),
  keyed(answerInSteps(contract.startQuestionImport, startQuestionImport)),
  answer(contract.getQuestionImport, getQuestionImport),
  keyed(answer(contract.listQuestionImportRows, listQuestionImportRows)),
  keyed(answerRaw(contract.downloadQuestionFaults, downloadQuestionFaults)),
  answer(contract.commitQuestionImport, commitQuestionImport),
  answer(contract.discardQuestionImport, discardQuestionImport),
]
