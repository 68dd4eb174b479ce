import { namesOf } from '#domains/org'
import type { Db } from '#platform/db'

type Post = { readonly unitId: string; readonly positionId: string; readonly gradeId: string | null }

/** A job for the audit, with the names of that day: units may be renamed later. */
export async function namedPost(db: Db, { unitId, positionId, gradeId }: Post) {
  const { units, positions, grades } = await namesOf(db, {
    unitIds: [unitId],
    positionIds: [positionId],
    gradeIds: [gradeId],
  })
  return {
    unitId,
    positionId,
    gradeId,
    unit: units.get(unitId) ?? '',
    position: positions.get(positionId) ?? '',
    grade: grades.get(gradeId ?? '') ?? '',
  }
}
