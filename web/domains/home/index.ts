export { areas } from './area.ts'
export {
  useGradeName,
  useSubordinateCount,
  useUnitName,
  useUnread,
  useWaiting,
  useWaitingTitles,
  type WaitingCounts,
  type WaitingTitle,
  type WaitingTitles,
} from './todo-counts.ts'
export { type DueList, dueIcons, dueLine, dueLinkOf, useDue, useDueLine, useDueText } from './due/due.ts'
export { useTrainings } from './trainings.ts'
export { useWaitingList } from './todo-items.ts'
