import type { Specimens } from '../specimens.ts'
import { insertNote } from './store.ts'

export const probeSpecimens: Specimens = {
  'probe.note': {
    make: async (db, ownerId) => (await insertNote(db, { ownerId, text: '备忘' })).id,
    reach: 'own',
  },
}
