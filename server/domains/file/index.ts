import type { Room } from '#platform/room'
import { expireUploads, reconcileStore, removeObject } from './jobs.ts'
import { routes } from './routes.ts'

export { fileAddresses } from './addresses.ts'
export { addContentHost } from './content/content-host.ts'
export { ownFiles } from './queries.ts'
export { addResumable } from './upload/resumable.ts'

export const room: Room = {
  name: 'file',
  routes,
  jobs: [removeObject],
  clockJobs: [expireUploads, reconcileStore],
  permissions: { 'file.staff': ['INSTR', 'TADM', 'ADM'] },
}
