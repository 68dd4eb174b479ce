import { randomUUID } from 'node:crypto'
import type { Specimens } from '#testing/specimens'
import { makeCustomRole, makeHolding } from '../identity/make.ts'
import { makeColleague } from '../org/make.ts'

export const specimens: Specimens = {
  'access.role': {
    make: (db) => makeCustomRole(db, { name: `R${randomUUID().slice(0, 30)}`, permissions: ['people.read'] }),
    reach: 'site',
  },
  'access.holding': {
    make: async (db, _ownerId, { unit }) => {
      const accountId = await makeColleague(db, unit)
      return makeHolding(db, { accountId, role: 'TADM', ...(unit ? { unitId: unit } : {}) })
    },
    reach: 'unit',
  },
}
