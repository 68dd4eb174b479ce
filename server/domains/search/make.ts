import type { Db } from '#platform/db'
import { groongaClient } from '#platform/outgoing/groonga'
import type { SearchDocument, Searchable } from '#platform/domain/searchable'
import { domain as course } from '#domains/course'
import { domain as news } from '#domains/news'
import { domain as people } from '#domains/people'
import type { Engine } from './engine/engine.ts'
import { tablesOf } from './engine/groonga/schema.ts'
import { load, rowOf } from './engine/groonga/write.ts'
import { postgres } from './engine/postgres.ts'
import { refill } from './index/maintain-index.ts'
import type { lexemesOf } from './text/lexemes.ts'

/** Everything searchable in the application's domains. */
export const sources: readonly Searchable[] = [course, news, people].flatMap(
  ({ searchables = [] }) => searchables,
)

/** Fills the index of a site as the nightly job would. */
export async function fillIndex(db: Db, engine: Engine = postgres): Promise<void> {
  for (const searchable of sources)
    await refill(searchable, { engine, isWhole: false, step: (work) => work(db) })
}

let made = 1000

type DocumentOptions = Partial<SearchDocument> & {
  readonly engine?: Engine
}

/** A document of no domain, with the audience that the test chooses. */
export async function makeDocument(
  db: Db,
  { engine = postgres, ...fields }: DocumentOptions,
): Promise<string> {
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
    ...fields,
  }
  await engine.put(db, 'made', [document])
  return document.id
}

type TokenizedDocument = { readonly document: SearchDocument; readonly lexemes: ReturnType<typeof lexemesOf> }

/** Loads already tokenized documents directly into Groonga. */
export async function loadCut(db: Db, url: string, documents: readonly TokenizedDocument[]): Promise<void> {
  const place = { send: groongaClient(url), table: tablesOf(db.siteId).documents }
  const rows = documents.map(({ document, lexemes }) => rowOf('made', document, lexemes))
  await load(place, rows)
}

export { groongaAt } from './engine/groonga/groonga.ts'
export { moveToGroonga } from './engine/move-to-groonga.ts'
export { postgres } from './engine/postgres.ts'
export { lexemesOf } from './text/lexemes.ts'
