export * from './bill.ts'
export * from './daily.ts'
export { pointsErrors } from './errors.ts'
export * from './words.ts'
