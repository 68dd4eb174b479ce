import type { Result } from '@lyceum/contract/kit'
import type { listLearners } from '@lyceum/contract/learning'

/** A learner of a course, as listed. */
export type Learner = Result<typeof listLearners>['records'][number]

/** The progress of a learner: complete is complete, also by a waiver. */
export const progressOf = ({ appStatus, progress }: Pick<Learner, 'appStatus' | 'progress'>): number =>
  appStatus === 'COMPLETED' || appStatus === 'PASSED' ? 100 : progress
