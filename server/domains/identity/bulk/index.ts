export { letGo } from './let-go.ts'
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
export {
  type AccountValues,
  deleteUnused,
  insertAccounts,
  type NewListedAccount,
  setStates,
  updateAccounts,
} from './store.ts'
