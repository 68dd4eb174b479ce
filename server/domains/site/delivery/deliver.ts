import type { Locale } from '@lyceum/contract/kit'
import { CircuitOpen } from '#platform/outgoing/breaker'
import type { Ctx } from '#platform/ctx'
import type { NoticeTemplate } from '#platform/domain/notices'
import { noticeText } from '../notice/notice-text.ts'
import { maskedMail, maskedMobile } from './mask-address.ts'
import { reasonOf } from './failure-reason.ts'
import { insertDeliveries, type NewDelivery } from './store.ts'

type Delivery<B extends string> = {
  readonly to: string
  /** Omitted if the address belongs to no account, or not yet. */
  readonly accountId?: string
  readonly locale: Locale
  readonly filling: Readonly<Record<B, string | number>>
}

/** The only way mails are sent: with the site's text, and with a row for every attempt. */
export async function deliverMail<B extends string>(
  ctx: Ctx,
  notice: NoticeTemplate<B>,
  { to, accountId, locale, filling }: Delivery<B>,
): Promise<void> {
  const content = await noticeText(ctx, notice, { locale, filling })
  const letter = { template: notice.key, accountId: accountId ?? null, recipient: maskedMail(to), locale }
  await onRecord(ctx, { channel: 'mail', ...letter }, () => ctx.parts.mail.send({ to, ...content }))
}

/** The same for SMS. */
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
    // Nothing was attempted, so nothing is recorded: the job is retried later.
    if (error instanceof CircuitOpen) throw error
    const why = reasonOf(error)
    await record(ctx, { ...letter, state: 'failed', ...why })
    // eslint-disable-next-line preserve-caught-error -- the relay's sentence holds the address, and the log prints a cause
    throw new Error(`${letter.template} was not sent: ${why.reason} ${why.replyCode ?? ''}`.trim())
  }
  await record(ctx, { ...letter, state: 'sent', reason: null, replyCode: null })
}

/**
 * Written on a separate connection: whatever happens to the surrounding work, the attempt was made. A row that cannot be
 * written is only logged, because a job that fails after its mail was sent would send it twice.
 */
async function record({ parts, site }: Ctx, row: Omit<NewDelivery, 'at'>): Promise<void> {
  try {
    await insertDeliveries(parts.database.of(site.id), [{ ...row, at: parts.clock.now() }])
  } catch (error) {
    parts.log.error({ err: error, template: row.template, state: row.state }, 'delivery not recorded')
  }
}
