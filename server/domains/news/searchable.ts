import { documentTree } from '@lyceum/contract/kit'
import { namesOf } from '#domains/org'
import { newsChanged } from '#events/news'
import { documentText } from '#platform/content/document-text'
import { feed, type Searchable } from '#platform/domain/searchable'
import { idsAfter, publishedItems } from './queries.ts'

/** Published items; their time window is a condition of the search. */
export const searchable: Searchable = {
  source: 'news',
  feeds: [feed(newsChanged, ({ itemId }) => itemId)],
  after: idsAfter,
  read: async (db, ids) => {
    const rows = await publishedItems(db, ids)
    const { units } = await namesOf(db, {
      unitIds: rows.map(({ unitId }) => unitId),
      positionIds: [],
      gradeIds: [],
    })
    return rows.map(({ id, kind, title, summary, content, unitId, ...row }) => ({
      id,
      type: kind,
      title,
      body: `${summary}\n${documentText(documentTree.catch({ blocks: [] }).parse(content))}`.trim(),
      note: units.get(unitId ?? '') ?? '',
      pictureId: null,
      seed: 0,
      category: '',
      audience: row.audience,
      isClosedToExternals: false,
      shownFrom: row.shownFrom,
      shownUntil: row.shownUntil,
      at: row.shownFrom ?? row.updatedAt,
    }))
  },
}
