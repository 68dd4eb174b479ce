import type { Input, Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/site'
import { deleteNoticeWords, forgetNotices, noticeWords, putNoticeWords } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import type { NoticeTemplate } from '#platform/notices'
import { fitWords, noticeOf } from './fit-words.ts'

export async function saveWords(
  ctx: Ctx,
  notices: readonly NoticeTemplate[],
  { key, locale, ...words }: Input<typeof contract.saveNotice>,
): Promise<Result<typeof contract.saveNotice>> {
  const after = fitWords(noticeOf(notices, key), words, ctx.locale)
  const before = await wordsBefore(ctx, { key, locale })
  await putNoticeWords(ctx.db, { key, locale, ...after, updatedBy: ctx.actor.id, updatedAt: ctx.now })
  await ctx.audit({ action: 'site.notice.save', object: `site.notice:${key}.${locale}`, before, after })
  forgetNotices(ctx)
  return { key, locale }
}

export async function resetWords(
  ctx: Ctx,
  notices: readonly NoticeTemplate[],
  { key, locale }: Input<typeof contract.resetNotice>,
): Promise<Result<typeof contract.resetNotice>> {
  noticeOf(notices, key)
  const before = await wordsBefore(ctx, { key, locale })
  await deleteNoticeWords(ctx.db, key, locale)
  await ctx.audit({ action: 'site.notice.reset', object: `site.notice:${key}.${locale}`, before })
  forgetNotices(ctx)
  return { key, locale }
}

async function wordsBefore(ctx: Ctx, { key, locale }: Input<typeof contract.resetNotice>) {
  const own = (await noticeWords(ctx.db)).find((row) => row.key === key && row.locale === locale)
  return own && { subject: own.subject, body: own.body }
}
