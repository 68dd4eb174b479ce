export {
  useGradeName,
  useSubordinateCount,
  useUnitName,
  useUnread,
  useWaiting,
  type WaitingCounts,
} from './counts.ts'
export { routes } from './routes.ts'
export { totalOf, waitingList } from './waiting-list.ts'
