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
export { getHealth, healthParts } from './health.ts'
export { getTiles, type Tile } from './overview.ts'
