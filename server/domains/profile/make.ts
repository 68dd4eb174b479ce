import { randomUUID } from 'node:crypto'
import type { Db } from '#platform/db'
import type { Fixtures } from '#testing/fixtures'
import { makeFile } from '../file/make.ts'
import { makeColleague } from '../org/make.ts'
import { putDraft } from './draft/store.ts'
import { putSecret } from './store.ts'

/** Somebody who shows everything to everyone. */
async function makeOpenPerson(db: Db, unit: string | undefined): Promise<string> {
  const id = await makeColleague(db, unit)
  const everyone = 'everyone' as const
  await putSecret(db, id, {
    data: everyone,
    share: everyone,
    follow: everyone,
    about: everyone,
    birthday: everyone,
  })
  return id
}

async function makeDraft(db: Db, accountId: string): Promise<string> {
  return putDraft(db, accountId, {
    clientKey: randomUUID(),
    type: 'article',
    title: '第一次带新人',
    content: JSON.stringify({ blocks: [{ kind: 'paragraph', runs: [{ text: '先听他说。' }] }] }),
    excerpt: '先听他说。',
    savedAt: new Date(),
  })
}

export const fixtures: Fixtures = {
  'profile.person': { make: (db, _ownerId, { unit }) => makeOpenPerson(db, unit), reach: 'site' },
  'profile.photo': { make: (db, ownerId) => makeFile(db, { ownerId, purpose: 'avatar' }), reach: 'own' },
  'profile.draft': { make: makeDraft, reach: 'own' },
}
