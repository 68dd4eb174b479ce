import { sql } from 'kysely'
import { type Db, pinnedPlan } from '#platform/db'
import { on } from './tables.ts'

/** The reader and the time: one row of an item serves its whole audience. */
export type Reader = { readonly accountId: string; readonly keys: readonly string[]; readonly now: Date }

/** What somebody may read now, with their state: the one condition used by every list, count and page. */
const onBoard = (db: Db, { accountId, keys, now }: Reader) =>
  on(db)
    .selectFrom('news.item as item')
    .leftJoin('news.reading as reading', (join) =>
      join.onRef('reading.itemId', '=', 'item.id').on('reading.accountId', '=', accountId),
    )
    // Written out: for a parameter the indexes of published items cannot be used once it is planned for all values.
    .where('item.state', '=', sql.lit('published'))
    .where('item.audience', '&&', sql<string[]>`${[...keys]}::text[]`)
    .where('item.shownFrom', '<=', now)
    // As in the index of what is still shown, so that years of old notices are not read to count the new ones.
    .where(sql<Date>`coalesce(item.shown_until, 'infinity')`, '>', now)

const columns = [
  'item.id',
  'item.kind',
  'item.title',
  'item.summary',
  'item.unitId',
  'item.isPinned',
  'item.mustAcknowledge',
  'item.version',
  'item.shownFrom',
  'item.place',
  'reading.firstAt',
  'reading.acknowledgedVersion',
  'reading.acknowledgedAt',
] as const

type Paging = { readonly kind: 'notice' | 'article'; readonly skip: number; readonly most: number }

export type BoardRow = Awaited<ReturnType<typeof boardPage>>['rows'][number]

export async function boardPage(db: Db, reader: Reader, { kind, skip, most }: Paging) {
  const found = await onBoard(db, reader)
    .where('item.kind', '=', kind)
    .select(columns)
    .select(sql<string>`count(*) over ()`.as('total'))
    .orderBy('item.isPinned', 'desc')
    .orderBy('item.shownFrom', 'desc')
    .orderBy('item.id', 'desc')
    .offset(skip)
    .limit(most)
    .execute()
  return { rows: found, total: Number(found[0]?.total ?? 0) }
}

export async function boardItem(db: Db, reader: Reader, id: string) {
  return onBoard(db, reader)
    .where('item.id', '=', id)
    .select(columns)
    .select('item.content')
    .executeTakeFirst()
}

/** The files among these that belong to something the reader may read now. */
export async function attachedOnBoard(db: Db, reader: Reader, fileIds: readonly string[]) {
  const rows = await onBoard(db, reader)
    .innerJoin('news.attachment as attachment', 'attachment.itemId', 'item.id')
    .where('attachment.fileId', 'in', fileIds)
    .select('attachment.fileId')
    .execute()
  return new Set(rows.map(({ fileId }) => fileId))
}

/** Announcements that somebody has not opened, or must still acknowledge. */
const waiting = (db: Db, reader: Reader) =>
  onBoard(db, reader)
    .where('item.kind', '=', 'notice')
    .where((at) =>
      at.or([
        at('reading.firstAt', 'is', null),
        at.and([
          at('item.mustAcknowledge', '=', true),
          at('reading.acknowledgedVersion', 'is distinct from', at.ref('item.version')),
        ]),
      ]),
    )

export async function countWaiting(db: Db, reader: Reader): Promise<number> {
  const { count } = await waiting(db, reader)
    .modifyFront(pinnedPlan)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function newestWaiting(db: Db, reader: Reader) {
  return waiting(db, reader)
    .select('item.title')
    .orderBy('item.shownFrom', 'desc')
    .orderBy('item.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** A notice that its author has made public to everyone with the link. */
export async function openNotice(db: Db, id: string, now: Date) {
  return on(db)
    .selectFrom('news.item')
    .select(['title', 'content', 'shownFrom', 'place'])
    .where('id', '=', id)
    .where('state', '=', 'published')
    .where('isPublic', '=', true)
    .where('shownFrom', '<=', now)
    .where((at) => at.or([at('shownUntil', 'is', null), at('shownUntil', '>', now)]))
    .executeTakeFirst()
}

export async function managedItem(db: Db, id: string) {
  return on(db).selectFrom('news.item').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The published ones among these, for the search. */
export async function publishedItems(db: Db, ids: readonly string[]) {
  return on(db)
    .selectFrom('news.item')
    .select([
      'id',
      'kind',
      'title',
      'summary',
      'content',
      'unitId',
      'audience',
      'shownFrom',
      'shownUntil',
      'updatedAt',
    ])
    .where('id', 'in', [...ids])
    .where('state', '=', 'published')
    .execute()
}

export async function idsAfter(db: Db, id: string, most: number): Promise<readonly string[]> {
  const rows = await on(db)
    .selectFrom('news.item')
    .select('id')
    .where('id', '>', id)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map((row) => row.id)
}
