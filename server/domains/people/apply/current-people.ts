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

/** A person as an import sees them now. */
export type Known = Current & { readonly isExternal: boolean; readonly hasSignedIn: boolean }

export type MatchBy = 'staffNo' | 'userName'

/** How imports identify people. Staff numbers are exact; user names are case-insensitive. */
export const keyOf = (matchBy: MatchBy, value: string) =>
  matchBy === 'staffNo' ? value : value.toLowerCase()

/** The people that an import refers to, by key. */
export async function peopleByKey(
  db: Db,
  matchBy: MatchBy,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Known>> {
  const accounts = await (matchBy === 'staffNo' ? accountsByStaffNo : accountsByName)(db, keys)
  const people = await withJobs(db, accounts)
  return new Map(people.map((person) => [keyOf(matchBy, person.values[matchBy] ?? ''), person]))
}

export async function peopleByIds(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Known>> {
  return byId(await withJobs(db, await accountsByIds(db, ids)))
}

/** The same, locked until the transaction ends. */
export async function lockPeople(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Known>> {
  return byId(await withJobs(db, await lockAccounts(db, ids)))
}

const byId = (people: readonly Known[]) => new Map(people.map((person) => [person.id, person]))

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
