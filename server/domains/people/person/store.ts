import type { PersonField } from '@lyceum/contract/people'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** The fields of a person that an administrator has corrected by hand. */
export async function pinnedFields(db: Db, accountId: string) {
  return on(db)
    .selectFrom('people.held_field')
    .select(['field', 'heldBy', 'heldAt'])
    .where('accountId', '=', accountId)
    .orderBy('field')
    .execute()
}

type PinRequest = {
  readonly accountId: string
  readonly fields: readonly PersonField[]
  readonly by: string
  readonly at: Date
}

export async function pinFields(db: Db, { accountId, fields, by, at }: PinRequest): Promise<void> {
  if (fields.length === 0) return
  await on(db)
    .insertInto('people.held_field')
    .values(fields.map((field) => ({ accountId, field, heldBy: by, heldAt: at })))
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'accountId', 'field']).doUpdateSet({ heldBy: by, heldAt: at }),
    )
    .execute()
}

export async function releaseFields(
  db: Db,
  accountId: string,
  fields: readonly PersonField[],
): Promise<void> {
  if (fields.length === 0) return
  await on(db)
    .deleteFrom('people.held_field')
    .where('accountId', '=', accountId)
    .where('field', 'in', fields)
    .execute()
}

/** The current departure of a person: in the future, or done. */
export async function openDeparture(db: Db, accountId: string) {
  return on(db)
    .selectFrom('people.departure')
    .select(['id', 'leavesOn', 'reason', 'doneAt'])
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
}

type NewDeparture = {
  readonly accountId: string
  readonly leavesOn: string
  readonly reason: string
  readonly decidedBy: string
  readonly decidedAt: Date
  readonly doneAt: Date | null
}

export async function insertDeparture(db: Db, departure: NewDeparture): Promise<void> {
  await on(db).insertInto('people.departure').values(departure).execute()
}

export async function endDeparture(db: Db, accountId: string, at: Date): Promise<void> {
  await on(db)
    .updateTable('people.departure')
    .set({ endedAt: at })
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .execute()
}

/** Due departures: some at a time, locked by this transaction. */
export async function dueDepartures(db: Db, today: string, most: number) {
  return on(db)
    .selectFrom('people.departure')
    .select(['id', 'accountId', 'leavesOn'])
    .where('doneAt', 'is', null)
    .where('endedAt', 'is', null)
    .where('leavesOn', '<=', today)
    .orderBy('leavesOn')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
}

export async function markDeparted(db: Db, departureId: string, at: Date): Promise<void> {
  await on(db).updateTable('people.departure').set({ doneAt: at }).where('id', '=', departureId).execute()
}
