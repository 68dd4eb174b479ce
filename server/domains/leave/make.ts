import { managerOf } from '#domains/org'
import type { Db } from '#platform/db'
import type { Specimens } from '#testing/specimens'
import { makeSubordinate } from '../learning/make.ts'
import { closeRequest, insertRequest } from './store.ts'

/** Somebody asks for two days off, a week from a fixed day. */
export async function makeRequest(db: Db, accountId: string): Promise<string> {
  return insertRequest(db, {
    accountId,
    courseId: null,
    type: 'PERSONAL',
    reason: '家里搬家',
    fromAt: new Date('2026-06-01T01:00:00Z'),
    untilAt: new Date('2026-06-02T10:00:00Z'),
    askedAt: new Date('2026-05-25T01:00:00Z'),
    approverId: (await managerOf(db, accountId)) ?? null,
  })
}

async function makeWithdrawn(db: Db, accountId: string): Promise<string> {
  const id = await makeRequest(db, accountId)
  await closeRequest(db, id, { state: 'withdrawn', decidedBy: accountId, decidedAt: new Date() })
  return id
}

export const specimens: Specimens = {
  // What is over is for its owner and whoever was asked; who administers leave sees what is open.
  'leave.request': { make: makeWithdrawn, reach: 'own' },
  'leave.open': { make: makeRequest, reach: 'own' },
  // What somebody is asked to decide, by a person made for it.
  'leave.asked': {
    make: async (db, ownerId) => makeRequest(db, await makeSubordinate(db, ownerId)),
    reach: 'own',
  },
}
