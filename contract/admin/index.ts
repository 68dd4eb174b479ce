export { auditQuery, listAudit, listAuditActions } from './audit.ts'
export {
  actOnDownload,
  askDownload,
  downloadStates,
  linkDownload,
  listDownloads,
  listExports,
  removeDownload,
} from './download.ts'
export { adminErrors } from './errors.ts'
export { getHealth, healthQueues, healthParts, listFailedJobs, retryFailedJobs } from './health.ts'
export { getTiles, type Tile } from './overview.ts'
export { getSetup, hideSetup, type SetupStepName, setupSteps } from './setup.ts'
