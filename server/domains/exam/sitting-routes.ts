import * as contract from '@lyceum/contract/exam'
import { answer, answerInSteps, answerRaw, keyed } from '#platform/http'
import { allowExtra, assignMarkers, listAllowances } from './holding/allow-extra.ts'
import { listCandidates } from './holding/list-candidates.ts'
import { checkScoreSheet, downloadScoreFaults, downloadScoreSheet } from './offline/score-sheet.ts'
import { examDetail, examList } from './holding/queries.ts'
import { closeExam, createExam, publishExam, saveExam, startExam } from './holding/write-exam.ts'
import { actOnSitting, pauseSitting } from './invigilating/act-on-sitting.ts'
import { examAnalysis, examQuestion } from './invigilating/analyse.ts'
import { enterScores } from './offline/enter-scores.ts'
import { examRoom, sittingDetail } from './invigilating/show-room.ts'
import { answersToMark, markingList } from './marking/show-marking.ts'
import { unassignedMarking } from './marking/show-unassigned.ts'
import { submitMarks } from './marking/submit-marks.ts'
import { examsOfMistakes, mistakeBank, mistakeCount, mistakeList } from './mistake/notebook.ts'
import {
  practiceDetail,
  practiceList,
  practiceReport,
  startPractice,
  submitPractice,
} from './mistake/practise.ts'
import { answerPractice } from './mistake/answer-practice.ts'
import { practisePaper } from './mistake/practise-paper.ts'
import { regradeExam, undoRegrade } from './scoring/regrade.ts'
import { answerCheck } from './report/check-answers.ts'
import { examReport } from './report/report.ts'
import { giveTime } from './outage/give-time.ts'
import { takeBackOutage } from './outage/take-back.ts'
import { pageByDue } from './card/page-by-due.ts'
import { examIntro } from './entrance/intro.ts'
import { reportCut } from './answering/report-cut.ts'
import { rescoreAttempt } from './handing-in/rescore.ts'
import { saveAnswers } from './answering/save-answers.ts'
import { checkReceipt, showAttempt, showPaper } from './attempt/show-attempt.ts'
import { startAttempt } from './entrance/start-attempt.ts'
import { submitAttempt } from './handing-in/submit-attempt.ts'

export const sittingRoutes = [
  answer(contract.listExams, examList),
  answer(contract.getExam, examDetail),
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
  answer(contract.getExamIntro, examIntro),
  answer(contract.startAttempt, startAttempt),
  answer(contract.getAttemptPaper, showPaper),
  answer(contract.getAttempt, showAttempt),
  answer(contract.saveAnswers, saveAnswers),
  answerInSteps(contract.reportScreenCut, reportCut),
  answer(contract.submitAttempt, submitAttempt),
  answer(contract.checkReceipt, checkReceipt),
  answerInSteps(contract.rescoreAttempt, rescoreAttempt),
  answer(contract.getExamReport, examReport),
  answer(contract.checkAnswers, answerCheck),
  answer(contract.getExamRoom, examRoom),
  answer(contract.getSitting, sittingDetail),
  keyed(answer(contract.actOnSitting, actOnSitting)),
  keyed(answer(contract.pauseSitting, pauseSitting)),
  answer(contract.takeBackOutage, takeBackOutage),
  answer(contract.giveTime, giveTime),
  keyed(answer(contract.enterScores, enterScores)),
  answerRaw(contract.downloadScoreSheet, downloadScoreSheet),
  answer(contract.checkScoreSheet, checkScoreSheet),
  answerRaw(contract.downloadScoreFaults, downloadScoreFaults),
  answer(contract.getExamAnalysis, examAnalysis),
  answer(contract.getExamQuestion, examQuestion),
  keyed(answer(contract.regradeExam, regradeExam)),
  keyed(answer(contract.undoRegrade, undoRegrade)),
  answer(contract.listMarking, markingList),
  answer(contract.listUnassignedMarking, unassignedMarking),
  answer(contract.listAnswersToMark, answersToMark),
  keyed(answer(contract.submitMarks, submitMarks)),
  answer(contract.getMistakeBank, mistakeBank),
  answer(contract.countMistakes, mistakeCount),
  answer(contract.listMistakeExams, examsOfMistakes),
  answer(contract.pageMistakes, mistakeList),
  answer(contract.pagePractices, practiceList),
  answer(contract.getPractice, practiceDetail),
  answer(contract.startPractice, startPractice),
  answer(contract.practisePaper, practisePaper),
  keyed(answer(contract.submitPractice, submitPractice)),
  keyed(answer(contract.answerPractice, answerPractice)),
  answer(contract.getPracticeReport, practiceReport),
]
