import type { Db } from '#platform/db'
import type { SearchDocument, Searchable } from '#platform/searchable'
import { room as course } from '#domains/course'
import { room as news } from '#domains/news'
import { room as people } from '#domains/people'
import { putDocuments } from './index/document-store.ts'
import { refill } from './index/keep-index.ts'

/** Everything that the rooms of the house offer. */
export const sources: readonly Searchable[] = [course, news, people].flatMap(
  ({ searchables = [] }) => searchables,
)

/** The index of a site as a night leaves it. */
export async function fillIndex(db: Db): Promise<void> {
  for (const searchable of sources) await refill(searchable, { isWhole: false, step: (work) => work(db) })
}

let made = 1000

/** A document of no room, for whom the test says. */
export async function makeDocument(db: Db, wish: Partial<SearchDocument>): Promise<string> {
  made += 1
  const document: SearchDocument = {
    id: String(made),
    type: 'course',
    title: '安全第一课',
    body: '',
    note: '',
    pictureId: null,
    seed: 0,
    category: '',
    audience: ['all'],
    isClosedToExternals: false,
    shownFrom: null,
    shownUntil: null,
    at: new Date('2026-10-01T08:00:00Z'),
    ...wish,
  }
  await putDocuments(db, 'made', [document])
  return document.id
}
