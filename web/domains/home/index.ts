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
} from './counts.ts'
export { type DueList, dueIcons, dueLine, dueWay, useDue, useDueLine, useDueText } from './due/due.ts'
export { useWaitingList } from './waiting-list.ts'
