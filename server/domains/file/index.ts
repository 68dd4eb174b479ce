import type { Domain } from '#platform/domain'
import {
  checkStorage,
  documentJob,
  expireUploads,
  filmJob,
  packageJob,
  reconcileStore,
  removeObject,
  removePieces,
  watchMedia,
} from './jobs.ts'
import { readersOf } from './file-access.ts'
import { usersOf } from './remove-file.ts'
import { routesFor } from './routes.ts'
import { fileNames } from './store.ts'

export { fileAddresses, shownFiles } from './addresses.ts'
export { recordMade, removeMade } from './generated-file.ts'
export { addContentHost, refuseContentHost } from './content/content-host.ts'
export { mediaAddresses, mediaOf } from './media/media.ts'
export { mediaTrouble } from './media/store.ts'
export { filesFor, ownFiles } from './queries.ts'
export { usageOfSites } from './quota/usage-store.ts'
export { sheetRows } from './content/sheet-rows.ts'
export { withContent } from './content/download-content.ts'
export { addResumable } from './upload/resumable.ts'

/** Files of all domains: the domains above decide at request time who may see a file and where it is used. */
export function fileOver(domains: () => readonly Domain[]): Domain {
  return {
    name: 'file',
    routes: routesFor({ readers: readersOf(domains), users: usersOf(domains) }),
    jobs: [removeObject, removePieces, filmJob, documentJob, packageJob],
    cronJobs: [expireUploads, reconcileStore, checkStorage, watchMedia],
    titles: { 'file.file': fileNames },
    permissions: { 'file.staff': ['INSTR', 'TADM', 'ADM'] },
  }
}
