import type { Result } from '@lyceum/contract/kit'
import type { listLearners } from '@lyceum/contract/learning'

/** Somebody in a course, as the list has them. */
export type Learner = Result<typeof listLearners>['records'][number]

/** How far somebody is: whoever is through is through, by a waiver as well. */
export const progressOf = ({ appStatus, progress }: Pick<Learner, 'appStatus' | 'progress'>): number =>
  appStatus === 'COMPLETED' || appStatus === 'PASSED' ? 100 : progress
