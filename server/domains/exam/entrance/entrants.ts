import { enrolmentsAt } from '#domains/learning'
import { batch } from '#platform/db/batch'
import { type Candidate, candidatesAt } from '../setup/candidate-store.ts'
import type { EnrolmentState } from './check-entry.ts'

type Entrance = { readonly examId: string; readonly courseId: string; readonly accountId: string }

/** What decides whether somebody may enter. */
export type Entrant = {
  readonly candidate: Candidate
  readonly enrolment: (EnrolmentState & { readonly id: string }) | undefined
}

/** Reads for everybody who starts at the same moment together. */
export const entrantOf = batch<Entrance, Entrant>({
  name: 'exam.enter',
  maxRows: 300,
  windowMs: 2,
  write: async (db, entrances) => {
    const candidates = await candidatesAt(db, entrances)
    const enrolments = await enrolmentsAt(db, entrances)
    return candidates.map((candidate, i) => ({ candidate, enrolment: enrolments[i] }))
  },
})
