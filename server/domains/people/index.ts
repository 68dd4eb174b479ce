import type { Room } from '#platform/room'
import { clockJobs, jobs } from './jobs.ts'
import { peopleExport } from './list/export-people.ts'
import { permissions } from './permissions.ts'
import { registrationsTile } from './registration/registrations-tile.ts'
import { routes } from './routes.ts'
import { searchable } from './searchable.ts'
import { peopleStep } from './setup.ts'

export { colleaguesNamed, colleaguesPage } from './list/colleague-queries.ts'
export { listPeople } from './list/list-people.ts'
export { addScim } from './scim/mount.ts'

export const room: Room = {
  name: 'people',
  routes,
  jobs,
  clockJobs,
  exports: [peopleExport],
  searchables: [searchable],
  tiles: [registrationsTile],
  setup: [peopleStep],
  permissions,
}
