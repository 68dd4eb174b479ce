import type { EnrolmentStatus } from '../../enrol-rules.ts'

/** Above this many people an action must be confirmed with the count of its dry run. */
export const bulkLimit = 50

export const undoDays = 30

export type Outcome = 'done' | 'alreadyIn' | 'notIn' | 'completed' | 'noPlace' | 'notAllowed'

type PersonStatus = {
  readonly accountId: string
  readonly status: EnrolmentStatus | undefined
  /** In the audience of the course, and not excluded from it. */
  readonly isAllowed: boolean
}

const running: readonly (EnrolmentStatus | undefined)[] = ['PENDING', 'WAITING', 'IN_PROGRESS']
const done: readonly (EnrolmentStatus | undefined)[] = ['COMPLETED', 'PASSED']

/** The outcome for each person: places are given in the order in which people are listed. */
export function enrolOutcomes(people: readonly PersonStatus[], free: number): ReadonlyMap<string, Outcome> {
  let left = free
  return new Map(
    people.map(({ accountId, status, isAllowed }) => {
      if (running.includes(status)) return [accountId, 'alreadyIn']
      if (done.includes(status)) return [accountId, 'completed']
      if (!isAllowed) return [accountId, 'notAllowed']
      if (left <= 0) return [accountId, 'noPlace']
      left -= 1
      return [accountId, 'done']
    }),
  )
}

export function withdrawOutcomes(people: readonly PersonStatus[]): ReadonlyMap<string, Outcome> {
  return new Map(
    people.map(({ accountId, status }) => {
      if (done.includes(status)) return [accountId, 'completed']
      return [accountId, running.includes(status) ? 'done' : 'notIn']
    }),
  )
}
