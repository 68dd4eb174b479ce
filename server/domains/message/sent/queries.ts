import { type Reach, within } from '#domains/org'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

export type WantedMessages = {
  readonly reach: Reach
  readonly template: string
  readonly state: 'read' | 'unread' | undefined
  readonly accountId: string | undefined
  readonly from: Date
  readonly until: Date | undefined
}

type Page = {
  readonly below: { readonly updatedAt: Date; readonly id: string } | undefined
  readonly limit: number
}

/** The next messages of a site before a cursor, newest first; without their content. */
export async function sentBelow(db: Db, criteria: WantedMessages, { below, limit }: Page) {
  const { reach, template, state, accountId, from, until } = criteria
  let query = on(db)
    .selectFrom('message.message as message')
    .select(['message.id', 'message.at', 'message.template', 'message.accountId'])
    .select(['message.readAt', 'message.mailedAt', 'message.removedAt'])
    .where('message.at', '>=', from)
    .where(within(reach, 'message.account_id'))
    .$if(template !== '', (some) => some.where('message.template', '=', template))
  if (state !== undefined) query = query.where('message.readAt', state === 'read' ? 'is not' : 'is', null)
  if (accountId !== undefined) query = query.where('message.accountId', '=', accountId)
  if (until !== undefined) query = query.where('message.at', '<', until)
  if (below)
    query = query.where((at) =>
      at(at.refTuple('message.at', 'message.id'), '<', at.tuple(below.updatedAt, below.id)),
    )
  return query.orderBy('message.at', 'desc').orderBy('message.id', 'desc').limit(limit).execute()
}
