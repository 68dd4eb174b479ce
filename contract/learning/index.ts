export {
  maxCmiFields,
  maxCmiLetters,
  maxSuspended,
  putParams,
  recordView,
  reportScorm,
  recordHeartbeat,
} from './heartbeat.ts'
export * from './catalogue.ts'
export * from './completion.ts'
export * from './detail.ts'
export * from './enrolment.ts'
export { learningErrors } from './errors.ts'
export * from './favourite.ts'
export * from './invitation.ts'
export * from './manager.ts'
export * from './marking.ts'
export * from './note.ts'
export * from './notice.ts'
export * from './rating.ts'
export * from './record.ts'
export * from './study.ts'
export * from './enums.ts'
export * from './duty.ts'
export { dutyErrors } from './duty-errors.ts'
export * from './learner.ts'
export { learnerErrors } from './learner-errors.ts'
export * from './version-move.ts'
export { versionErrors } from './version-errors.ts'
