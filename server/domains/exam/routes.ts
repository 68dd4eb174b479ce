import * as contract from '@lyceum/contract/exam'
import { answer, answerInSteps, answerRaw, keyed } from '#platform/http'
import { allowExtra, assignMarkers, listAllowances } from './setup/allow-extra.ts'
import { listCandidates } from './setup/list-candidates.ts'
import { checkScoreSheet, downloadScoreFaults, downloadScoreSheet } from './offline/score-sheet.ts'
import { getExam, listExams } from './setup/queries.ts'
import { closeExam, createExam, publishExam, saveExam, startExam } from './setup/write-exam.ts'
import { actOnSitting, pauseSitting } from './invigilating/act-on-sitting.ts'
import { getExamAnalysis, getExamQuestion } from './invigilating/analyse-exam.ts'
import { enterScores } from './offline/enter-scores.ts'
import { getInvigilationState, getSitting } from './invigilating/show-invigilation.ts'
import { listAnswersToMark, listMarking } from './marking/show-marking.ts'
import { listUnassignedMarking } from './marking/list-unassigned-marking.ts'
import { submitMarks } from './marking/submit-marks.ts'
import { listMistakeExams, getMistakeBank, countMistakes, pageMistakes } from './mistake/notebook.ts'
import {
  getPractice,
  pagePractices,
  getPracticeReport,
  startPractice,
  submitPractice,
} from './mistake/practice-rounds.ts'
import { answerPractice } from './mistake/answer-practice.ts'
import { practisePaper } from './mistake/practise-paper.ts'
import { regradeExam, undoRegrade } from './scoring/regrade.ts'
import { checkAnswers } from './report/check-answers.ts'
import { getExamReport } from './report/get-exam-report.ts'
import { giveTime } from './outage/give-time.ts'
import { takeBackOutage } from './outage/take-back-outage.ts'
import { pageByDue } from './card/page-by-due.ts'
import { getExamIntro } from './entrance/get-exam-intro.ts'
import { reportScreenCut } from './invigilating/report-screen-cut.ts'
import { rescoreAttempt } from './handing-in/rescore-attempt.ts'
import { saveAnswers } from './handing-in/save-answers.ts'
import { checkReceipt, getAttempt, getAttemptPaper } from './entrance/show-attempt.ts'
import { startAttempt } from './entrance/start-attempt.ts'
import { submitAttempt } from './handing-in/submit-attempt.ts'

export const routes = [
  answer(contract.listExams, listExams),
  answer(contract.getExam, getExam),
  answer(contract.createExam, createExam),
  answer(contract.saveExam, saveExam),
  keyed(answer(contract.publishExam, publishExam)),
  answer(contract.startExam, startExam),
  answer(contract.closeExam, closeExam),
  answer(contract.allowExtra, allowExtra),
  answer(contract.listAllowances, listAllowances),
  answer(contract.assignMarkers, assignMarkers),
  answer(contract.listCandidates, listCandidates),
  answer(contract.pageByDue, pageByDue),
  answer(contract.getExamIntro, getExamIntro),
  answer(contract.startAttempt, startAttempt),
  answer(contract.getAttemptPaper, getAttemptPaper),
  answer(contract.getAttempt, getAttempt),
  answer(contract.saveAnswers, saveAnswers),
  answerInSteps(contract.reportScreenCut, reportScreenCut),
  answer(contract.submitAttempt, submitAttempt),
  answer(contract.checkReceipt, checkReceipt),
  answerInSteps(contract.rescoreAttempt, rescoreAttempt),
  answer(contract.getExamReport, getExamReport),
  answer(contract.checkAnswers, checkAnswers),
  answer(contract.getInvigilationState, getInvigilationState),
  answer(contract.getSitting, getSitting),
  keyed(answer(contract.actOnSitting, actOnSitting)),
  keyed(answer(contract.pauseSitting, pauseSitting)),
  answer(contract.takeBackOutage, takeBackOutage),
  answer(contract.giveTime, giveTime),
  keyed(answer(contract.enterScores, enterScores)),
  answerRaw(contract.downloadScoreSheet, downloadScoreSheet),
  answer(contract.checkScoreSheet, checkScoreSheet),
  answerRaw(contract.downloadScoreFaults, downloadScoreFaults),
  answer(contract.getExamAnalysis, getExamAnalysis),
  answer(contract.getExamQuestion, getExamQuestion),
  keyed(answer(contract.regradeExam, regradeExam)),
  keyed(answer(contract.undoRegrade, undoRegrade)),
  answer(contract.listMarking, listMarking),
  answer(contract.listUnassignedMarking, listUnassignedMarking),
  answer(contract.listAnswersToMark, listAnswersToMark),
  keyed(answer(contract.submitMarks, submitMarks)),
  answer(contract.getMistakeBank, getMistakeBank),
  answer(contract.countMistakes, countMistakes),
  answer(contract.listMistakeExams, listMistakeExams),
  answer(contract.pageMistakes, pageMistakes),
  answer(contract.pagePractices, pagePractices),
  answer(contract.getPractice, getPractice),
  answer(contract.startPractice, startPractice),
  answer(contract.practisePaper, practisePaper),
  keyed(answer(contract.submitPractice, submitPractice)),
  keyed(answer(contract.answerPractice, answerPractice)),
  answer(contract.getPracticeReport, getPracticeReport),
]
