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
export { type AccountValues, deleteUnused, type NewListedAccount, setStates } from './store.ts'
