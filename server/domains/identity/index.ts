import type { Room } from '#platform/room'
import { clockJobs, installationJobs, jobs } from './jobs.ts'
import { notices } from './notices.ts'
import { routes } from './routes.ts'
import { providerNames } from './sso/store.ts'

export { foundSite } from './account/found-site.ts'
export { changeOwnAccount } from './account/own-account.ts'
export { photosAmong, profileCards } from './person/profile-queries.ts'
export { actOnAccount } from './account/act-on-account.ts'
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
  holding,
  peopleFound,
  rolesByAccount,
} from './person/card-queries.ts'
export { countNeverUsed, neverUsed, peopleAtWork, waitingRegistrations } from './account/report-queries.ts'
export { decideOnRegistration } from './account/decide-registration.ts'
export { acceptancesOf, holdingsOf, sessionsOf } from './person/known-queries.ts'
export { closeAccount, reopenAccount, undoClosing } from './person/leave.ts'
export { accountIdByStaffNo, type AccountRecord, takenBy } from './person/person-store.ts'
export { changeAccounts, changePerson, makeAccounts, makePerson } from './rights/change-accounts.ts'
export { signInRefusals, type SignInRefusal } from './rights/sign-in-refusals.ts'
export { refuseStronger, strongerThan } from './rights/stronger.ts'
export * from './bulk/index.ts'
export { holdersAt, permissionHolders } from './holder-queries.ts'
export {
  customRole,
  customRoles,
  deleteCustomRole,
  holdersOf,
  insertCustomRole,
  isRoleNameTaken,
  lockCustomRole,
  updateCustomRole,
} from './holding/custom-role-store.ts'
export { grantRole, lastDayOf, withdrawRole } from './holding/hold-role.ts'
export {
  alreadyHolding,
  countHoldings,
  holderCounts,
  type HoldingFilter,
  listHoldings,
  peopleNamed,
} from './holding/queries.ts'
export { insertHoldings, lockHoldingsOf } from './holding/store.ts'
export { readDirectory } from './sso/read-directory.ts'
export { directoriesOf } from './sso/store.ts'
export { publishFirstAgreements } from './agreement/first-agreements.ts'
export { issueSignOnTicket } from './login/sign-on.ts'
export { hashPassword } from './hashing/hash.ts'
export { mailPasswordLink } from './password/given/mail-link.ts'
export { giveOneTimePassword } from './password/given/one-time.ts'
export { endSessionOf, endSessionsOf } from './session/end-sessions.ts'
export { mayInAnotherRole } from './session/role/other-roles.ts'
export { mobileOf } from './sms/mobile.ts'
export { actorFor, sitterOf } from './session/actor-for.ts'
export { recheckSessions } from './session/end-sessions.ts'
export { permissionsFrom } from './session/permissions.ts'
export { beginViewing, endViewing } from './session/view-as.ts'
export { openSession } from './session/session.ts'
export { endExpiredViews } from './session/store.ts'
export { accountById } from './store.ts'

export const room: Room = {
  name: 'identity',
  routes,
  jobs,
  clockJobs,
  installationJobs,
  notices,
  titles: { 'identity.provider': providerNames },
  permissions: { 'identity.manage': ['ADM'] },
}
