export { usePermissionLabels } from './permissions/permission-labels.ts'
export { consoleRoutes } from './routes.ts'
export { peopleFoundSlot } from './from-beside.ts'
