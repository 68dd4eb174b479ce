import { randomUUID } from 'node:crypto'
import type { Fixtures } from '#testing/fixtures'
import { makeCustomRole, makeRoleAssignment } from '../identity/make.ts'
import { makeColleague } from '../org/make.ts'

export const fixtures: Fixtures = {
  'access.role': {
    make: (db) => makeCustomRole(db, { name: `R${randomUUID().slice(0, 30)}`, permissions: ['people.read'] }),
    reach: 'site',
  },
  'access.holding': {
    make: async (db, _ownerId, { unit }) => {
      const accountId = await makeColleague(db, unit)
      return makeRoleAssignment(db, { accountId, role: 'TADM', ...(unit ? { unitId: unit } : {}) })
    },
    reach: 'unit',
  },
}
