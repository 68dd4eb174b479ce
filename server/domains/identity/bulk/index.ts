export { letGo } from './deactivate-accounts.ts'
export {
  accountsByIds,
  accountsByName,
  accountsByStaffNo,
  administratorsAmong,
  countStaff,
  type ListedAccount,
  lockAccounts,
  staffAfter,
  staffFrom,
} from './queries.ts'
export { type AccountValues, deleteUnused, type NewListedAccount, setStates } from './store.ts'
