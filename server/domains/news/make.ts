import type { DocumentTree } from '@lyceum/contract/kit'
import type { Db } from '#platform/db'
import type { Fixtures } from '#testing/fixtures'
import { randomUUID } from 'node:crypto'
import { makeFile } from '../file/make.ts'
import { makeAccount } from '../identity/make.ts'
import { insertItem, type ItemChange, updateItem } from './store.ts'

const sampleContent: DocumentTree = { blocks: [{ kind: 'paragraph', runs: [{ text: '周五停电检修。' }] }] }

type NewsOptions = ItemChange & { readonly kind?: 'notice' | 'article' }

/** A published item for everyone that requires an acknowledgement. */
export async function makeNews(db: Db, { kind = 'notice', ...options }: NewsOptions = {}): Promise<string> {
  const createdBy = await makeAccount(db, { userName: `author-${randomUUID().slice(0, 8)}`, name: '宣传员' })
  const id = await insertItem(db, { kind, title: options.title ?? '停电通知', createdBy })
  const shownFrom = new Date('2026-01-01T01:00:00Z')
  await updateItem(db, id, {
    state: 'published',
    content: sampleContent,
    mustAcknowledge: true,
    shownFrom,
    ...options,
  })
  return id
}

const withdraw = (db: Db, id: string) => updateItem(db, id, { state: 'withdrawn' })

export const fixtures: Fixtures = {
  'news.item': { make: (db) => makeNews(db), reach: 'site', remove: withdraw },
  'news.notice': { make: (db) => makeNews(db), reach: 'site', remove: withdraw },
  'news.article': { make: (db) => makeNews(db, { kind: 'article' }), reach: 'site', remove: withdraw },
  'news.open': { make: (db) => makeNews(db, { isPublic: true }), reach: 'site', remove: withdraw },
  'news.attachment': {
    make: (db, ownerId) =>
      makeFile(db, { ownerId, purpose: 'attachment', name: '路线图.pdf', type: 'application/pdf' }),
    reach: 'own',
  },
  'news.managed': { make: (db) => makeNews(db), reach: 'whole' },
}
