import { activeAmong } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import type { NoticeTemplate } from '#platform/domain/notices'
import { notifyAll } from '#platform/realtime'
import { insertMessages } from './store.ts'

type Sending<B extends string> = {
  readonly accountIds: readonly string[]
  /** What it is about: a second message of this template about the same object is not written. */
  readonly object: string
  readonly filling: Readonly<Record<B, string | number>>
  /** The page of the portal it links to. */
  readonly link?: string
  readonly isExam?: boolean
}

/**
 * Puts a message into the inbox of each of these people, in this transaction. People who have left, are locked or have
 * not started yet get none (A09): this is checked now, not when the event happened. Returns who got it.
 */
export async function send<B extends string>(
  ctx: Ctx,
  template: NoticeTemplate<B>,
  { accountIds, object, filling, link = '', isExam = false }: Sending<B>,
): Promise<readonly string[]> {
  const present = await activeAmong(ctx.db, accountIds)
  const message = { template: template.key, object, filling, link, isExam, at: ctx.now }
  const recipients = await insertMessages(ctx.db, present, message)
  ctx.afterCommit(async () => notifyAll(ctx, recipients, { name: 'message', data: {} }))
  return recipients
}
