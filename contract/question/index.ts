export * from './shown-question.ts'
export {
  questionFilter,
  listQuestions,
  getQuestion,
  getQuestionVersion,
  createQuestion,
  saveQuestion,
  listQuestionUses,
  listDuplicateQuestions,
  listQuestionTags,
} from './bank.ts'
export * from './bank-bulk-actions.ts'
export * from './category.ts'
export { questionErrors } from './errors.ts'
export * from './import.ts'
export { questionImportErrors } from './import-errors.ts'
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
export * from './enums.ts'
