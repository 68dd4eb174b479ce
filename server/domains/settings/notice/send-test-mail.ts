import type { Input, Result } from '@lyceum/contract/kit'
import { fillBlanks, siteErrors, type testNotice as contract } from '@lyceum/contract/site'
import { accountById } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { NoticeTemplate } from '#platform/domain/notices'
import { testMail } from '../jobs.ts'
import { validateNoticeText, noticeOf } from './validate-text.ts'

/** Sends a text to its author, with the site's own name and samples for the rest. */
export async function testNoticeText(
  ctx: Ctx,
  notices: readonly NoticeTemplate[],
  { key, locale, ...text }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const notice = noticeOf(notices, key)
  if (notice.channel !== 'mail') fail(siteErrors.NOTICE_NOT_MAIL)
  const { subject, body } = validateNoticeText(notice, text, ctx.locale)
  const me = await accountById(ctx.db, ctx.actor.id)
  const to = me?.email || fail(siteErrors.NOTICE_NO_MAILBOX)
  const samples = Object.entries(notice.blanks).map(([name, { sample }]) => [name, sample[locale]] as const)
  const filling = { ...Object.fromEntries(samples), site: ctx.site.name[locale] }
  const mail = {
    subject: fillBlanks(subject, filling).replaceAll(/\s+/g, ' '),
    text: fillBlanks(body, filling),
  }
  await ctx.enqueue(testMail, { to, ...mail })
  return { to }
}
