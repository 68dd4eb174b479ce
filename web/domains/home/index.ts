export {
  useGradeName,
  useSubordinateCount,
  useUnitName,
  useUnread,
  useWaiting,
  type WaitingCounts,
} from './counts.ts'
export { routes } from './routes.ts'
