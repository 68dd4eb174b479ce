import type { Input, Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/site'
import { deleteNoticeText, forgetNotices, noticeTexts, putNoticeText } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import type { NoticeTemplate } from '#platform/domain/notices'
import { validateNoticeText, noticeOf } from './validate-text.ts'

export async function saveNoticeText(
  ctx: Ctx,
  notices: readonly NoticeTemplate[],
  { key, locale, ...text }: Input<typeof contract.saveNotice>,
): Promise<Result<typeof contract.saveNotice>> {
  const after = validateNoticeText(noticeOf(notices, key), text, ctx.locale)
  const before = await previousText(ctx, { key, locale })
  await putNoticeText(ctx.db, { key, locale, ...after, updatedBy: ctx.actor.id, updatedAt: ctx.now })
  await ctx.audit({ action: 'site.notice.save', object: `site.notice:${key}.${locale}`, before, after })
  forgetNotices(ctx)
  return { key, locale }
}

export async function resetNoticeText(
  ctx: Ctx,
  notices: readonly NoticeTemplate[],
  { key, locale }: Input<typeof contract.resetNotice>,
): Promise<Result<typeof contract.resetNotice>> {
  noticeOf(notices, key)
  const before = await previousText(ctx, { key, locale })
  await deleteNoticeText(ctx.db, key, locale)
  await ctx.audit({ action: 'site.notice.reset', object: `site.notice:${key}.${locale}`, before })
  forgetNotices(ctx)
  return { key, locale }
}

async function previousText(ctx: Ctx, { key, locale }: Input<typeof contract.resetNotice>) {
  const own = (await noticeTexts(ctx.db)).find((row) => row.key === key && row.locale === locale)
  return own && { subject: own.subject, body: own.body }
}
