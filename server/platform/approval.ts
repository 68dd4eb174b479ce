export { decisionOf } from './approval/decision.ts'
export { type ApprovalQueue, escalateOld, followManagers, type WaitingFor } from './approval/queue.ts'
export { decidesAs } from './approval/rules.ts'
export { closeRequest, type Decision } from './approval/store.ts'
