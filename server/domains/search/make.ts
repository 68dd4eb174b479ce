import type { Db } from '#platform/db'
import { askGroonga } from '#platform/groonga'
import type { SearchDocument, Searchable } from '#platform/searchable'
import { room as course } from '#domains/course'
import { room as news } from '#domains/news'
import { room as people } from '#domains/people'
import type { Engine } from './engine/engine.ts'
import { tablesOf } from './engine/groonga/schema.ts'
import { load, rowOf } from './engine/groonga/write.ts'
import { postgres } from './engine/postgres.ts'
import { refill } from './index/keep-index.ts'
import type { lexemesOf } from './words/lexemes.ts'

/** Everything that the rooms of the house offer. */
export const sources: readonly Searchable[] = [course, news, people].flatMap(
  ({ searchables = [] }) => searchables,
)

/** The index of a site as a night leaves it. */
export async function fillIndex(db: Db, engine: Engine = postgres): Promise<void> {
  for (const searchable of sources)
    await refill(searchable, { engine, isWhole: false, step: (work) => work(db) })
}

let made = 1000

type Wish = Partial<SearchDocument> & {
  readonly engine?: Engine
}

/** A document of no room, for whom the test says. */
export async function makeDocument(db: Db, { engine = postgres, ...wish }: Wish): Promise<string> {
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
  await engine.put(db, 'made', [document])
  return document.id
}

type Cut = { readonly document: SearchDocument; readonly lexemes: ReturnType<typeof lexemesOf> }

/** Documents whose words are known already, straight into Groonga. */
export async function loadCut(db: Db, url: string, cut: readonly Cut[]): Promise<void> {
  const place = { ask: askGroonga(url), table: tablesOf(db.siteId).documents }
  const rows = cut.map(({ document, lexemes }) => rowOf('made', document, lexemes))
  await load(place, rows)
}

export { groongaAt } from './engine/groonga/groonga.ts'
export { moveToGroonga } from './engine/move-to-groonga.ts'
export { postgres } from './engine/postgres.ts'
export { lexemesOf } from './words/lexemes.ts'
