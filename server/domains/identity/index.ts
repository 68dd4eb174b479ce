import type { Domain } from '#platform/domain'
import { earnings } from './earnings.ts'
import { clockJobs, installationJobs, jobs } from './jobs.ts'
import { notices } from './notices.ts'
import { routes } from './routes.ts'
import { providerNames } from './sso/store.ts'

export { foundSite } from './lifecycle/set-up-site.ts'
export { changeOwnAccount } from './account/own-account.ts'
export { photosAmong, profileCards } from './person/profile-queries.ts'
export { actOnAccount } from './lifecycle/change-account-state.ts'
export { checkStudyCaptcha } from './captcha/study-captcha.ts'
export {
  accountNames,
  accountsHere,
  accountsNamed,
  countPeople,
  formOfRegistration,
  pendingRegistrations,
} from './account/queries.ts'
export { hasOthers } from './account/other-accounts-queries.ts'
export {
  type AccountCard,
  accountCards,
  activeAmong,
  activePeople,
  frozenAccounts,
  hasRole,
  peopleFound,
  rolesByAccount,
} from './person/card-queries.ts'
export { countNeverUsed, neverUsed, peopleAtWork, waitingRegistrations } from './account/report-queries.ts'
export { decideOnRegistration } from './registration/decide-registration.ts'
export { acceptancesOf, roleAssignmentsOf, sessionsOf } from './person/person-queries.ts'
export { closeAccount, reopenAccount, undoClosing } from './lifecycle/close-account.ts'
export { accountIdByStaffNo, type AccountRecord, takenBy } from './person/person-store.ts'
export { changeAccounts, changePerson, makeAccounts, makePerson } from './rights/change-accounts.ts'
export { signInChangeErrors, type SignInChangeError } from './rights/sign-in-change-errors.ts'
export { refuseStronger, strongerThan } from './rights/compare-rights.ts'
export * from './bulk/index.ts'
export { assigneesAt, peopleWithPermission } from './permission-queries.ts'
export {
  customRole,
  customRoles,
  deleteCustomRole,
  assigneesOf,
  insertCustomRole,
  isRoleNameTaken,
  lockCustomRole,
  updateCustomRole,
} from './role-assignment/custom-role-store.ts'
export { grantRole, lastDayOf, withdrawRole } from './role-assignment/grant-role.ts'
export {
  alreadyAssigned,
  countRoleAssignments,
  assigneeCounts,
  type AssignmentFilter,
  listRoleAssignments,
  peopleNamed,
} from './role-assignment/queries.ts'
export { insertRoleAssignments, lockRoleAssignments } from './role-assignment/store.ts'
export { readDirectory } from './sso/read-directory.ts'
export { directoriesOf } from './sso/store.ts'
export { publishFirstAgreements } from './agreement/first-agreements.ts'
export { issueSignOnTicket } from './login/sign-on-ticket.ts'
export { hashPassword } from './hashing/hash-password.ts'
export { mailPasswordLink } from './password/issued/send-password-link.ts'
export { giveOneTimePassword } from './password/issued/one-time-password.ts'
export { endSessionOf, endSessionsOf } from './session/end-sessions.ts'
export { mayInAnotherRole } from './session/role/other-roles.ts'
export { mobileOf } from './person/mobile-number.ts'
export { actorFor, sessionActorOf } from './session/load-actor.ts'
export { recheckSessions } from './session/end-sessions.ts'
export { permissionsFrom } from './session/permissions.ts'
export { beginViewing, endViewing } from './session/view-as.ts'
export { openSession } from './session/session.ts'
export { endExpiredViews } from './session/store.ts'
export { accountById } from './store.ts'

export const domain: Domain = {
  name: 'identity',
  routes,
  jobs,
  cronJobs: clockJobs,
  installationJobs,
  earnings,
  notices,
  titles: { 'identity.provider': providerNames },
  permissions: { 'identity.manage': ['ADM'] },
}
