export * from './comment.ts'
export { socialErrors } from './errors.ts'
export * from './reaction.ts'
export { likedTypes, type TargetType, targetTypes } from './target.ts'
