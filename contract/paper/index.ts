export { paperErrors } from './errors.ts'
export * from './paper.ts'
export * from './paper-document.ts'
