import { randomUUID } from 'node:crypto'
import { dayOf } from '#platform/days'
import type { Db } from '#platform/db'
import type { Specimens } from '#testing/specimens'
import { book } from './ledger/store.ts'
import { on } from './tables.ts'

const zone = 'Asia/Shanghai'

/** A daily task that was done today, with its points still to collect. */
export async function makeTask(
  db: Db,
  accountId: string,
  { type = 'complete_course', day }: { readonly type?: string; readonly day?: string } = {},
): Promise<string> {
  const now = new Date()
  const { id } = await on(db)
    .insertInto('points.task')
    .values({ accountId, day: day ?? dayOf(now, zone), type, points: 5, doneAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Points that somebody got by hand. */
export async function makeGrant(db: Db, accountId: string, amount = 10): Promise<string> {
  const grant = { kind: 'grant', rule: 'manual', accountId, object: `grant:${randomUUID()}` } as const
  const id = await book(db, { ...grant, amount, at: new Date() }, [
    { book: 'person', accountId, amount, lifetime: amount },
    { book: 'system', amount: -amount },
  ])
  if (id === undefined) throw new Error('The grant was there before.')
  return id
}

export const specimens: Specimens = {
  'points.owner': { make: async (_db, ownerId) => ownerId, reach: 'own' },
  // Of one type there is one a day: each specimen is of its own.
  'points.task': {
    make: (db, ownerId) => makeTask(db, ownerId, { type: `made_${randomUUID().slice(0, 8)}` }),
    reach: 'own',
  },
}
