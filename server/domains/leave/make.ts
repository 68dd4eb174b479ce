import { managerOf } from '#domains/org'
import type { Db } from '#platform/db'
import type { Fixtures } from '#testing/fixtures'
import { makeSubordinate } from '../learning/make.ts'
import { closeRequest, insertRequest } from './store.ts'

/** A request for two days off, a week from a fixed day. */
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

export const fixtures: Fixtures = {
  // A closed request is visible to its owner and its approvers; leave administrators see open ones.
  'leave.request': { make: makeWithdrawn, reach: 'own' },
  'leave.open': { make: makeRequest, reach: 'own' },
  // A request of a new account that the owner must decide.
  'leave.asked': {
    make: async (db, ownerId) => makeRequest(db, await makeSubordinate(db, ownerId)),
    reach: 'own',
  },
}
