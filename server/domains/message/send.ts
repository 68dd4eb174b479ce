import { activeAmong } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import type { NoticeTemplate } from '#platform/notices'
import { notifyAll } from '#platform/realtime'
import { insertMessages } from './store.ts'

type Sending<B extends string> = {
  readonly accountIds: readonly string[]
  /** What it is about: a second message of this template about the same thing is not written. */
  readonly object: string
  readonly filling: Readonly<Record<B, string | number>>
  /** Where in the portal it leads. */
  readonly link?: string
  readonly isExam?: boolean
}

/**
 * Puts a message into the inbox of each of these people, in this transaction. Who has left, is frozen or has not come
 * yet gets none (A09): who may be told is asked now, and not when the fact became true. Answers who got it.
 */
export async function send<B extends string>(
  ctx: Ctx,
  template: NoticeTemplate<B>,
  { accountIds, object, filling, link = '', isExam = false }: Sending<B>,
): Promise<readonly string[]> {
  const present = await activeAmong(ctx.db, accountIds)
  const message = { template: template.key, object, filling, link, isExam, at: ctx.now }
  const told = await insertMessages(ctx.db, present, message)
  ctx.afterCommit(async () => notifyAll(ctx, told, { name: 'message', data: {} }))
  return told
}
