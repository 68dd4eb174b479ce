import type { Room } from '#platform/room'
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
import { readersOf } from './readable.ts'
import { usersOf } from './remove-file.ts'
import { routesFor } from './routes.ts'
import { fileNames } from './store.ts'

export { fileAddresses, shownFiles } from './addresses.ts'
export { recordMade, removeMade } from './made-file.ts'
export { addContentHost, refuseContentHost } from './content/content-host.ts'
export { mediaAddresses, mediaOf } from './media/media.ts'
export { mediaTrouble } from './media/store.ts'
export { filesFor, ownFiles } from './queries.ts'
export { usageOfSites } from './quota/usage-store.ts'
export { withContent } from './content/with-content.ts'
export { addResumable } from './upload/resumable.ts'

/** Files of all rooms: who may see one and where it stands is for the rooms above to say when a call comes. */
export function fileOver(rooms: () => readonly Room[]): Room {
  return {
    name: 'file',
    routes: routesFor({ readers: readersOf(rooms), users: usersOf(rooms) }),
    jobs: [removeObject, removePieces, filmJob, documentJob, packageJob],
    clockJobs: [expireUploads, reconcileStore, checkStorage, watchMedia],
    titles: { 'file.file': fileNames },
    permissions: { 'file.staff': ['INSTR', 'TADM', 'ADM'] },
  }
}
