import type { Room } from '#platform/room'
import { installationJobs, jobs } from './jobs.ts'
import { routes } from './routes.ts'

export { grantRole, withdrawRole } from './account/hold-role.ts'
export { publishFirstAgreements } from './agreement/first-agreements.ts'
export { issueSignOnTicket } from './login/sign-on.ts'
export { hashPassword } from './hashing/hash.ts'
export { openSession, type Permissions } from './session/session.ts'

export const room: Room = {
  name: 'identity',
  routes,
  jobs,
  installationJobs,
  permissions: { 'identity.manage': ['ADM'] },
}
