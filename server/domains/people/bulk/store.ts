import { sql } from 'kysely'
import type { Reach } from '#domains/org'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** Which of these people are within reach. */
export async function withinReach(db: Db, reach: Reach, ids: readonly string[]): Promise<string[]> {
  let found = on(db).selectFrom('people.entry').select('accountId').where('accountId', 'in', ids)
  if (reach.kind === 'units')
    found = found.where('unitIds', '&&', sql<string[]>`${[...reach.unitIds]}::bigint[]`)
  return (await found.execute()).map(({ accountId }) => accountId)
}

type NewAct = {
  readonly act: 'leave' | 'move' | 'end-sessions'
  readonly details: unknown
  readonly actedBy: string
  readonly actedAt: Date
}

export async function insertAct(db: Db, { details, ...row }: NewAct): Promise<string> {
  const { id } = await on(db)
    .insertInto('people.bulk_act')
    .values({ ...row, details: JSON.stringify(details) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertSteps(
  db: Db,
  bulkId: string,
  steps: readonly { readonly accountId: string; readonly before: unknown }[],
): Promise<void> {
  if (steps.length === 0) return
  await on(db)
    .insertInto('people.bulk_step')
    .values(steps.map(({ accountId, before }) => ({ bulkId, accountId, before: JSON.stringify(before) })))
    .execute()
}

/** One of the actor's acts, locked, so that it is undone once. */
export async function lockAct(db: Db, bulkId: string, actedBy: string) {
  return on(db)
    .selectFrom('people.bulk_act')
    .select(['id', 'act', 'details', 'actedAt', 'undoneAt'])
    .where('id', '=', bulkId)
    .where('actedBy', '=', actedBy)
    .forUpdate()
    .executeTakeFirst()
}

export async function stepsOf(db: Db, bulkId: string) {
  return on(db)
    .selectFrom('people.bulk_step')
    .select(['accountId', 'before'])
    .where('bulkId', '=', bulkId)
    .orderBy('accountId')
    .execute()
}

export async function markUndone(db: Db, bulkId: string, at: Date): Promise<void> {
  await on(db).updateTable('people.bulk_act').set({ undoneAt: at }).where('id', '=', bulkId).execute()
}

export async function latestActs(db: Db, actedBy: string, most: number) {
  return on(db)
    .selectFrom('people.bulk_act as done')
    .select(['done.id', 'done.act', 'done.actedAt', 'done.undoneAt'])
    .select((at) =>
      at
        .selectFrom('people.bulk_step as step')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('step.bulkId', '=', 'done.id')
        .as('people'),
    )
    .where('done.actedBy', '=', actedBy)
    .orderBy('done.id', 'desc')
    .limit(most)
    .execute()
}
