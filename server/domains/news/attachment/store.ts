import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** Files of an announcement or article: pictures in its text, and attachments below it, in order. */
export async function filesOf(db: Db, itemId: string) {
  return on(db)
    .selectFrom('news.attachment')
    .select(['fileId', 'inText'])
    .where('itemId', '=', itemId)
    .orderBy('position')
    .execute()
}

export type Attached = { readonly fileId: string; readonly inText: boolean }

export async function replaceFiles(db: Db, itemId: string, files: readonly Attached[]): Promise<void> {
  await on(db).deleteFrom('news.attachment').where('itemId', '=', itemId).execute()
  if (files.length === 0) return
  await on(db)
    .insertInto('news.attachment')
    .values(files.map((file, position) => ({ ...file, itemId, position })))
    .execute()
}

/** The title of the item that uses each file: used files cannot be removed. */
export async function titlesByFile(db: Db, fileIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await on(db)
    .selectFrom('news.attachment as attachment')
    .innerJoin('news.item as item', 'item.id', 'attachment.itemId')
    .select(['attachment.fileId', 'item.title'])
    .where('attachment.fileId', 'in', fileIds)
    .execute()
  return new Map(rows.map(({ fileId, title }) => [fileId, title]))
}
