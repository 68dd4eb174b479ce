import type { Fixtures } from '../fixtures.ts'
import { insertNote } from './store.ts'

export const probeFixtures: Fixtures = {
  'probe.note': {
    make: async (db, ownerId) => (await insertNote(db, { ownerId, text: '备忘' })).id,
    reach: 'own',
  },
}
