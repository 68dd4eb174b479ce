import { randomBytes } from 'node:crypto'
import type { Specimens } from '#testing/specimens'
import { insertToken } from './store.ts'

export const scimSpecimens: Specimens = {
  'people.scimToken': {
    make: (db, ownerId) =>
      insertToken(db, {
        name: 'Entra ID',
        tail: 'a1B2',
        tokenHash: randomBytes(32),
        byId: ownerId,
        createdAt: new Date(),
      }),
    reach: 'staff',
  },
}
