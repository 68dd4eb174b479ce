import * as contract from '@lyceum/contract/paper'
import { answer, keyed } from '#platform/http'
import { previewPaper } from './preview-paper.ts'
import { getPaper, listPapers } from './queries.ts'
import { simulatePaper } from './simulate-paper.ts'
import { copyPaper, createPaper, removePaper, savePaper, setPaperState } from './write-paper.ts'

export const paperRoutes = [
  answer(contract.listPapers, listPapers),
  answer(contract.createPaper, createPaper),
  answer(contract.getPaper, getPaper),
  answer(contract.savePaper, savePaper),
  answer(contract.setPaperState, setPaperState),
  answer(contract.copyPaper, copyPaper),
  answer(contract.removePaper, removePaper),
  keyed(answer(contract.previewPaper, previewPaper)),
  answer(contract.simulatePaper, simulatePaper),
]
