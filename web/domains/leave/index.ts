export { areas } from './area.ts'
export { trainingsSlot, waitingLeaveSlot } from './from-above.ts'
