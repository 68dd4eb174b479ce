import { randomUUID } from 'node:crypto'
import type { Activity } from '@lyceum/contract/honor'
import type { Db } from '#platform/db'
import type { Fixtures } from '#testing/fixtures'
import { makeFile } from '../file/make.ts'
import { insertMedal } from './medal/store.ts'
import { on } from './tables.ts'
import { deleteTitle, insertTitle } from './title/queries.ts'

type NewMedal = { readonly name?: string; readonly deed?: Activity; readonly needed?: number }

export function makeMedal(
  db: Db,
  { name = '初学', deed = 'course', needed = 1 }: NewMedal = {},
): Promise<string> {
  return insertMedal(db, {
    name,
    deed,
    needed,
    words: '',
    glyph: 'book',
    tier: 'bronze',
    pictureId: null,
    isRetired: false,
  })
}

/** Inserts a medal that a person has earned. */
export async function makeEarned(db: Db, accountId: string): Promise<string> {
  // Set so high that no test earns it by accident.
  const medalId = await makeMedal(db, { deed: 'exchange', needed: 1_000_000 })
  await on(db).insertInto('honor.earned').values({ accountId, medalId, earnedAt: new Date() }).execute()
  return medalId
}

export async function makeTitle(db: Db, points = 0): Promise<string> {
  return (await insertTitle(db, { name: randomUUID().slice(0, 12), points })) ?? ''
}

export const fixtures: Fixtures = {
  'honor.medal': { make: (db) => makeMedal(db), reach: 'site' },
  'honor.earned': { make: makeEarned, reach: 'own' },
  'honor.title': { make: (db) => makeTitle(db), reach: 'site', remove: deleteTitle },
  'honor.picture': {
    make: (db, ownerId) => makeFile(db, { ownerId, purpose: 'medal', name: '勋章.png', type: 'image/png' }),
    reach: 'site',
  },
}
