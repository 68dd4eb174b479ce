import type { Locale } from '@lyceum/contract/kit'
import { CircuitOpen } from '#platform/breaker'
import type { Ctx } from '#platform/ctx'
import type { NoticeTemplate } from '#platform/notices'
import { noticeText } from '../notice/notice-text.ts'
import { maskedMail, maskedMobile } from './mask.ts'
import { reasonOf } from './reason.ts'
import { insertDeliveries, type NewDelivery } from './store.ts'

type Delivery<B extends string> = {
  readonly to: string
  /** Left out where nobody of the site has this address, or will have it in a moment. */
  readonly accountId?: string
  readonly locale: Locale
  readonly filling: Readonly<Record<B, string | number>>
}

/** The one way by which a mail of the house leaves it: in the words of the site, and with a row for every try. */
export async function deliverMail<B extends string>(
  ctx: Ctx,
  notice: NoticeTemplate<B>,
  { to, accountId, locale, filling }: Delivery<B>,
): Promise<void> {
  const words = await noticeText(ctx, notice, { locale, filling })
  const letter = { template: notice.key, accountId: accountId ?? null, recipient: maskedMail(to), locale }
  await onRecord(ctx, { channel: 'mail', ...letter }, () => ctx.parts.mail.send({ to, ...words }))
}

/** The same for a short message. */
export async function deliverSms<B extends string>(
  ctx: Ctx,
  notice: NoticeTemplate<B>,
  { to, accountId, locale, filling }: Delivery<B>,
): Promise<void> {
  const { text } = await noticeText(ctx, notice, { locale, filling })
  const letter = { template: notice.key, accountId: accountId ?? null, recipient: maskedMobile(to), locale }
  await onRecord(ctx, { channel: 'sms', ...letter }, () => ctx.parts.sms.send({ to, text }))
}

type Letter = Pick<NewDelivery, 'channel' | 'template' | 'accountId' | 'recipient' | 'locale'>

async function onRecord(ctx: Ctx, letter: Letter, send: () => Promise<void>): Promise<void> {
  try {
    await send()
  } catch (error) {
    // Nothing was tried, so there is no try to record: the job waits and comes back.
    if (error instanceof CircuitOpen) throw error
    const why = reasonOf(error)
    await record(ctx, { ...letter, state: 'failed', ...why })
    // eslint-disable-next-line preserve-caught-error -- the relay's sentence holds the address, and the log prints a cause
    throw new Error(`${letter.template} was not sent: ${why.reason} ${why.replyCode ?? ''}`.trim())
  }
  await record(ctx, { ...letter, state: 'sent', reason: null, replyCode: null })
}

/**
 * Written by a connection of its own: whatever becomes of the work around it, the try was made. A row that cannot be
 * written is told to the log and to nobody else, for a job that fails after its mail has gone would send it twice.
 */
async function record({ parts, site }: Ctx, row: Omit<NewDelivery, 'at'>): Promise<void> {
  try {
    await insertDeliveries(parts.database.of(site.id), [{ ...row, at: parts.clock.now() }])
  } catch (error) {
    parts.log.error({ err: error, template: row.template, state: row.state }, 'a delivery was not recorded')
  }
}
