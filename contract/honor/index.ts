export { honorErrors } from './errors.ts'
export * from './medal.ts'
export * from './ranking.ts'
