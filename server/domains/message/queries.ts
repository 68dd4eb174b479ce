import { sql } from 'kysely'
import { bigints, type Db, pinnedPlan } from '#platform/db'
import { on } from './tables.ts'

const columns = ['id', 'template', 'filling', 'link', 'isExam', 'readAt', 'at'] as const

export type StoredMessage = Awaited<ReturnType<typeof messagePage>>[number]

type MessageQuery = { readonly isRead: '' | 'Y' | 'N' | 'Z'; readonly skip: number; readonly most: number }

export async function messagePage(db: Db, accountId: string, { isRead, skip, most }: MessageQuery) {
  let mine = on(db)
    .selectFrom('message.message')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('removedAt', 'is', null)
  if (isRead === 'N') mine = mine.where('readAt', 'is', null)
  if (isRead === 'Y') mine = mine.where('readAt', 'is not', null)
  if (isRead === 'Z') mine = mine.where('isExam', '=', true)
  return mine.orderBy('id', 'desc').offset(skip).limit(most).execute()
}

/** The existing messages of a person among these ids. */
export async function messagesById(db: Db, accountId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  return on(db)
    .selectFrom('message.message')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('removedAt', 'is', null)
    .where('id', '=', sql<string>`any(${bigints(ids)})`)
    .execute()
}

const nothing = { messages: 0, unread: 0, exam: 0 }

/** The counters, maintained on write. */
export async function inboxOf(db: Db, accountId: string) {
  const row = await on(db)
    .selectFrom('message.inbox')
    .modifyFront(pinnedPlan)
    .select(['messages', 'unread', 'exam'])
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row ?? nothing
}

export async function mailPreference(db: Db, accountId: string): Promise<'daily' | 'none'> {
  const row = await on(db)
    .selectFrom('message.preference')
    .select('mail')
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row?.mail ?? 'daily'
}

/** People with unread messages not yet mailed who want a mail; limited per day. */
export async function peopleToMail(db: Db, most: number): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('message.message as message')
    .leftJoin('message.preference as preference', 'preference.accountId', 'message.accountId')
    .select('message.accountId')
    .distinct()
    .where('message.mailedAt', 'is', null)
    .where('message.removedAt', 'is', null)
    .where('message.readAt', 'is', null)
    .where((at) => at.or([at('preference.mail', 'is', null), at('preference.mail', '=', 'daily')]))
    .orderBy('message.accountId')
    .limit(most)
    .execute()
  return rows.map(({ accountId }) => accountId)
}
