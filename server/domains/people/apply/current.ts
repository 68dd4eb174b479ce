import {
  accountsByIds,
  accountsByName,
  accountsByStaffNo,
  type ListedAccount,
  lockAccounts,
} from '#domains/identity'
import { mainJobsOf } from '#domains/org'
import type { Db } from '#platform/db'
import type { Current } from './rules.ts'

/** A person as a list sees them now. */
export type Known = Current & { readonly isExternal: boolean; readonly hasSignedIn: boolean }

export type MatchBy = 'staffNo' | 'userName'

/** How lists tell people apart. Staff numbers are what they are; names to sign in with have no case. */
export const keyOf = (matchBy: MatchBy, value: string) =>
  matchBy === 'staffNo' ? value : value.toLowerCase()

/** The people whom a list speaks of, by their key. */
export async function peopleByKey(
  db: Db,
  matchBy: MatchBy,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Known>> {
  const accounts = await (matchBy === 'staffNo' ? accountsByStaffNo : accountsByName)(db, keys)
  const people = await withJobs(db, accounts)
  return new Map(people.map((one) => [keyOf(matchBy, one.values[matchBy] ?? ''), one]))
}

export async function peopleByIds(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Known>> {
  return byId(await withJobs(db, await accountsByIds(db, ids)))
}

/** The same, held still until the transaction ends. */
export async function lockPeople(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Known>> {
  return byId(await withJobs(db, await lockAccounts(db, ids)))
}

const byId = (people: readonly Known[]) => new Map(people.map((one) => [one.id, one]))

export async function withJobs(db: Db, accounts: readonly ListedAccount[]): Promise<Known[]> {
  const ids = accounts.map(({ id }) => id)
  const jobs = new Map((await mainJobsOf(db, ids)).map(({ accountId, ...job }) => [accountId, job]))
  return accounts.map(({ id, state, isExternal, lastLoginAt, ...values }) => ({
    id,
    state,
    isExternal,
    hasSignedIn: lastLoginAt !== null,
    values: { ...values, ...(jobs.get(id) ?? { unit: null, position: null, grade: null }) },
  }))
}
