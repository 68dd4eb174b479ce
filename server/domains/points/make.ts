import { randomUUID } from 'node:crypto'
import { dayOf } from '#platform/time/days'
import type { Db } from '#platform/db'
import type { Fixtures } from '#testing/fixtures'
import { makeFile } from '../file/make.ts'
import { book, insertHold } from './ledger/store.ts'
import { insertSuspicion } from './radar/store.ts'
import { on } from './tables.ts'

const zone = 'Asia/Shanghai'

/** A daily task done today, with its points still to collect. */
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

/** Points granted to a person by hand. */
export async function makeGrant(db: Db, accountId: string, amount = 10): Promise<string> {
  const grant = { kind: 'grant', rule: 'manual', accountId, object: `grant:${randomUUID()}` } as const
  const id = await book(db, { ...grant, amount, at: new Date() }, [
    { book: 'person', accountId, amount, lifetime: amount },
    { book: 'system', amount: -amount },
  ])
  if (id === undefined) throw new Error('The grant already exists.')
  return id
}

/** Points granted to a person by a bulk grant. */
async function makeBulk(db: Db, byId: string): Promise<string> {
  const at = new Date()
  const { id } = await on(db)
    .insertInto('points.bulk')
    .values({ total: '5', people: 1, reason: '评优', byId, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const grant = { kind: 'grant', rule: 'manual', accountId: byId, object: `grant:${id}` } as const
  await book(db, { ...grant, amount: 5, at }, [
    { book: 'person', accountId: byId, amount: 5, lifetime: 5 },
    { book: 'system', amount: -5 },
  ])
  return id
}

/** An earning on hold that waits for review. */
async function makeSuspicion(db: Db, accountId: string): Promise<string> {
  const whose = { accountId, rule: 'likeReceived', object: `comment:${randomUUID()}/1` }
  const at = new Date()
  const holdId = await insertHold(db, { ...whose, amount: 1, at })
  await book(db, { kind: 'suspect', ...whose, amount: 1, at }, [
    { book: 'escrow', holdId, amount: 1 },
    { book: 'system', amount: -1 },
  ])
  await insertSuspicion(db, {
    holdId,
    accountId,
    kind: 'partner',
    evidence: { count: 9, of: 10, seconds: 604_800 },
    at,
  })
  return holdId
}

export const fixtures: Fixtures = {
  'points.owner': { make: async (_db, ownerId) => ownerId, reach: 'own' },
  'points.bulk': { make: makeBulk, reach: 'whole' },
  'points.movement': { make: (db, ownerId) => makeGrant(db, ownerId), reach: 'unit' },
  'points.grantFile': {
    make: (db, ownerId) => makeFile(db, { ownerId, purpose: 'import', name: '名单.xlsx' }),
    reach: 'own',
  },
  'points.suspicion': { make: makeSuspicion, reach: 'unit' },
  // One task per type and day: each fixture has its own type.
  'points.task': {
    make: (db, ownerId) => makeTask(db, ownerId, { type: `made_${randomUUID().slice(0, 8)}` }),
    reach: 'own',
  },
}
