import { randomUUID } from 'node:crypto'
import type { Db } from '#platform/db'
import type { Fixtures } from '#testing/fixtures'
import { makeDirectory, makeSession } from '../identity/make.ts'
import { insertAct } from './bulk/store.ts'
import { importFixtures } from './import/make.ts'
import { scimFixtures } from './scim/make.ts'
import { insertView } from './views/store.ts'

export { measureImport } from './import/make.ts'

async function makeView(db: Db, ownerId: string): Promise<string> {
  const query = { filter: {}, sort: 'name', direction: 'asc' }
  const view = { ownerId, name: randomUUID(), isShared: false, columns: ['staffNo'], query }
  return (await insertView(db, view, 1000)) ?? ''
}

export const fixtures: Fixtures = {
  ...importFixtures,
  ...scimFixtures,
  'people.directory': { make: (db) => makeDirectory(db), reach: 'staff' },
  'people.view': { make: makeView, reach: 'own' },
  'people.session': {
    make: (db, ownerId, { 'identity.account': accountId = ownerId }) =>
      makeSession(db, { accountId, token: randomUUID(), roles: [] }),
    reach: 'unit',
    within: 'identity.account',
  },
  'people.bulk': {
    make: (db, actedBy) => insertAct(db, { act: 'move', details: {}, actedBy, actedAt: new Date() }),
    reach: 'own',
  },
}
