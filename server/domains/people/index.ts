import type { Domain } from '#platform/domain'
import { clockJobs, jobs } from './jobs.ts'
import { peopleExport } from './list/export-people.ts'
import { permissions } from './permissions.ts'
import { registrationsTile } from './registration/registrations-tile.ts'
import { routes } from './routes.ts'
import { searchable } from './search-provider.ts'
import { peopleStep } from './setup-step.ts'

export { colleaguesNamed, colleaguesPage } from './list/colleague-queries.ts'
export { listPeople } from './list/list-people.ts'
export { addScim } from './scim/register-scim.ts'

export const domain: Domain = {
  name: 'people',
  routes,
  jobs,
  cronJobs: clockJobs,
  exports: [peopleExport],
  searchables: [searchable],
  tiles: [registrationsTile],
  setup: [peopleStep],
  permissions,
}
