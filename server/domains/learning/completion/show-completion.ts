import { versionNumber } from '#domains/course'
import type { Db } from '#platform/db'
import { completionOf } from '../progress/enrolment-state-store.ts'

/** The completion entry as shown; null while there is none. */
export async function completionShownOf(db: Db, enrolmentId: string) {
  const entry = await completionOf(db, enrolmentId)
  if (!entry) return null
  return {
    at: entry.at.toISOString(),
    versionNumber: await versionNumber(db, entry.versionId),
    kind: entry.kind,
    score: entry.score === null ? null : Number(entry.score),
    restsOnPackage: entry.restsOnPackage,
  }
}
