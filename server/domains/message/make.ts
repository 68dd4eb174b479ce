import type { Db } from '#platform/db'
import type { Fixtures } from '#testing/fixtures'
import { messagePage } from './queries.ts'
import { insertMessages, removeMessages } from './store.ts'
import { on } from './tables.ts'

let made = 0

/** A message in somebody's inbox. */
export async function makeMessage(db: Db, accountId: string, isExam = false): Promise<string> {
  made += 1
  const filling = { course: '消防演练', exam: '消防演练' }
  const template = isExam ? 'exam.scored' : 'learning.completed'
  const object = `course:${made}`
  const at = new Date()
  await insertMessages(db, [accountId], { template, object, filling, link: '', isExam, at })
  const [message] = await messagePage(db, accountId, { isRead: '', skip: 0, most: 1 })
  return message?.id ?? ''
}

async function takeAway(db: Db, id: string): Promise<void> {
  const { accountId } = await on(db)
    .selectFrom('message.message')
    .select('accountId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await removeMessages(db, accountId, { ids: [id], at: new Date() })
}

export const fixtures: Fixtures = {
  'message.message': { make: (db, ownerId) => makeMessage(db, ownerId), reach: 'own', remove: takeAway },
}
