export { examErrors } from './errors.ts'
export * from './paper-document.ts'
export * from './question.ts'
export * from './words.ts'
