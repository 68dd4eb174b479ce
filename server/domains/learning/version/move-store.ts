import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

const columns = [
  'id',
  'courseId',
  'toVersionId',
  'fromVersionIds',
  'state',
  'byId',
  'at',
  'moved',
  'completed',
  'returned',
] as const

export type Move = NonNullable<Awaited<ReturnType<typeof lockMove>>>

type NewMove = {
  readonly courseId: string
  readonly toVersionId: string
  readonly fromVersionIds: readonly string[]
  readonly byId: string
  readonly at: Date
}

export async function insertMove(db: Db, { fromVersionIds, ...move }: NewMove): Promise<string> {
  const { id } = await on(db)
    .insertInto('learning.version_move')
    .values({ ...move, fromVersionIds: [...fromVersionIds] })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function moveById(db: Db, moveId: string) {
  return on(db)
    .selectFrom('learning.version_move')
    .select(columns)
    .where('id', '=', moveId)
    .executeTakeFirst()
}

/** Locks a move: of two concurrent workers or undos, the second sees the result of the first. */
export function lockMove(db: Db, moveId: string) {
  return on(db)
    .selectFrom('learning.version_move')
    .select(columns)
    .where('id', '=', moveId)
    .forUpdate()
    .executeTakeFirst()
}

/** The latest moves of a course. */
export function movesOf(db: Db, courseId: string) {
  return on(db)
    .selectFrom('learning.version_move')
    .select(columns)
    .where('courseId', '=', courseId)
    .orderBy('at', 'desc')
    .limit(10)
    .execute()
}

/** Whether a move of this course is in progress. The caller has locked the course. */
export async function isMoving(db: Db, courseId: string): Promise<boolean> {
  const row = await on(db)
    .selectFrom('learning.version_move')
    .select('id')
    .where('courseId', '=', courseId)
    .where('state', 'in', ['moving', 'undoing'])
    .executeTakeFirst()
  return row !== undefined
}

type Change = Partial<Pick<Move, 'state' | 'moved' | 'completed' | 'returned'> & { readonly doneAt: Date }>

export async function updateMove(db: Db, moveId: string, change: Change): Promise<void> {
  await on(db).updateTable('learning.version_move').set(change).where('id', '=', moveId).execute()
}

/** Some of the people still to be moved, locked in id order. */
export function lockToMove(db: Db, { courseId, fromVersionIds }: Move, limit: number) {
  return on(db)
    .selectFrom('learning.enrolment')
    .select(['id', 'accountId', 'versionId'])
    .where('courseId', '=', courseId)
    .where('versionId', 'in', fromVersionIds)
    .where('status', '=', 'IN_PROGRESS')
    .where('isCurrent', '=', sql.lit(true))
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute()
}

type Person = { readonly id: string; readonly versionId: string }

/** Puts these people on the version of the move, and records where each came from. */
export async function putForward(
  db: Db,
  { id: moveId, toVersionId }: Move,
  people: readonly Person[],
): Promise<void> {
  await on(db)
    .insertInto('learning.version_move_person')
    .values(
      people.map(({ id: enrolmentId, versionId: fromVersionId }) => ({ moveId, enrolmentId, fromVersionId })),
    )
    .execute()
  await setVersion(db, toVersionId, people)
}

export async function setVersion(db: Db, versionId: string, people: readonly Pick<Person, 'id'>[]) {
  await on(db)
    .updateTable('learning.enrolment')
    .set({ versionId })
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .execute()
}

/** Some of the moved people that no undo has processed yet, locked. */
export function lockToReturn(db: Db, moveId: string, limit: number) {
  return on(db)
    .selectFrom('learning.version_move_person as person')
    .innerJoin('learning.enrolment as enrolment', 'enrolment.id', 'person.enrolmentId')
    .select(['enrolment.id', 'enrolment.accountId', 'enrolment.status', 'enrolment.versionId'])
    .select(['enrolment.isCurrent', 'person.fromVersionId'])
    .where('person.moveId', '=', moveId)
    .where('person.undo', 'is', null)
    .orderBy('enrolment.id')
    .limit(limit)
    .forUpdate(['enrolment'])
    .execute()
}

/** The undo result of each of them. */
export async function markUndone(
  db: Db,
  moveId: string,
  { all, returned }: { readonly all: readonly string[]; readonly returned: readonly string[] },
): Promise<void> {
  await on(db)
    .updateTable('learning.version_move_person')
    .set({
      undo: sql<
        'returned' | 'stayed'
      >`case when enrolment_id = any(${returned}::bigint[]) then 'returned' else 'stayed' end`,
    })
    .where('moveId', '=', moveId)
    .where('enrolmentId', 'in', all)
    .execute()
}
