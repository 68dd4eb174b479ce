export * from './bank.ts'
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
