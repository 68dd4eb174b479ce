import { randomBytes } from 'node:crypto'
import type { Fixtures } from '#testing/fixtures'
import { insertToken } from './store.ts'

export const scimFixtures: Fixtures = {
  'people.scimToken': {
    make: (db, ownerId) =>
      insertToken(db, {
        name: 'Entra ID',
        tail: 'a1B2',
        tokenHash: randomBytes(32),
        byId: ownerId,
        byRole: 'ADM',
        usersAccess: 'write',
        groupsAccess: 'write',
        createdAt: new Date(),
        expiresAt: new Date('2100-01-01T00:00:00Z'),
      }),
    reach: 'staff',
  },
}
