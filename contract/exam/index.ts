export {
  questionFilter,
  listQuestions,
  getQuestion,
  getQuestionVersion,
  createQuestion,
  saveQuestion,
  listQuestionUses,
  listQuestionTwins,
  listQuestionTags,
} from './bank.ts'
export * from './bank-acts.ts'
export * from './category.ts'
export { examErrors } from './errors.ts'
export * from './import.ts'
export { questionImportErrors } from './import-errors.ts'
export * from './paper.ts'
export * from './paper-document.ts'
export {
  type LeafContent,
  leafContent,
  type QuestionBody,
  questionBody,
  type QuestionContent,
  questionContent,
  type QuestionFault,
  questionFaults,
  type QuestionPart,
  type TeachingLink,
  teachingLink,
} from './question.ts'
export * from './words.ts'
export * from './attempt.ts'
export * from './card.ts'
export * from './exam.ts'
export * from './report.ts'
export * from './sitting-errors.ts'
export * from './sitting-words.ts'
export * from './invigilation.ts'
export * from './marking.ts'
export * from './mistake.ts'
export { giveTime, takeBackOutage } from './outage.ts'
export * from './score-sheet.ts'
