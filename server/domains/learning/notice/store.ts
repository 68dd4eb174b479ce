import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type NewNotice = {
  readonly courseId: string
  readonly title: string
  readonly body: string
  readonly toldBy: string
  readonly toldAt: Date
}

export async function insertNotice(db: Db, notice: NewNotice): Promise<string> {
  const { id } = await on(db)
    .insertInto('learning.notice')
    .values(notice)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function noticeById(db: Db, noticeId: string) {
  return on(db)
    .selectFrom('learning.notice')
    .select(['id', 'courseId', 'title', 'body', 'toldBy', 'toldAt'])
    .where('id', '=', noticeId)
    .executeTakeFirst()
}

export async function isRead(db: Db, noticeId: string, accountId: string): Promise<boolean> {
  const mark = await on(db)
    .selectFrom('learning.notice_read')
    .select('at')
    .where('noticeId', '=', noticeId)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return mark !== undefined
}

export async function markRead(
  db: Db,
  mark: { readonly noticeId: string; readonly accountId: string; readonly at: Date },
): Promise<void> {
  await on(db)
    .insertInto('learning.notice_read')
    .values(mark)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
