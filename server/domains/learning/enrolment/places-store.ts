import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type NewPlace = {
  readonly accountId: string
  readonly round: number
  readonly dueAt: Date | null
}

type Places = {
  readonly source: 'rule' | 'administrator'
  readonly courseId: string
  readonly versionId: string
  readonly people: readonly NewPlace[]
  readonly at: Date
}

/**
 * Enrols many at once without their request: by a rule or by an administrator. Earlier enrolments become non-current.
 * The caller has locked the places of the course and counts them.
 */
export async function insertPlaces(db: Db, { source, courseId, versionId, people, at }: Places) {
  await on(db)
    .updateTable('learning.enrolment')
    .set({ isCurrent: false })
    .where('courseId', '=', courseId)
    .where(
      'accountId',
      'in',
      people.map(({ accountId }) => accountId),
    )
    .where('isCurrent', '=', sql.lit(true))
    .execute()
  const place = { source, courseId, versionId, appliedAt: at, beganAt: at, holdsSeat: true } as const
  return on(db)
    .insertInto('learning.enrolment')
    .values(people.map((person) => ({ ...person, ...place, status: 'IN_PROGRESS' as const })))
    .returning(['id', 'accountId'])
    .execute()
}
