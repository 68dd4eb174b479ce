import type { Locale } from '@lyceum/contract/kit'
import { fillBlanks } from '@lyceum/contract/site'
import { z } from 'zod'
import { cached, forget } from '#platform/cache'
import type { Ctx } from '#platform/ctx'
import type { NoticeTemplate } from '#platform/domain/notices'
import { siteKey } from '#platform/cache/redis'
import { noticeTexts } from './store.ts'

const rows = z.array(z.object({ key: z.string(), locale: z.string(), subject: z.string(), body: z.string() }))

type NoticeInput<B extends string> = {
  readonly locale: Locale
  readonly filling: Readonly<Record<B, string | number>>
}

/** A notice as sent: the site's own text if it has one, else the default, with the blanks filled. */
export async function noticeText<B extends string>(
  ctx: Ctx,
  notice: NoticeTemplate<B>,
  { locale, filling }: NoticeInput<B>,
): Promise<{ subject: string; text: string }> {
  const own = (await siteNoticeTexts(ctx)).find((row) => row.key === notice.key && row.locale === locale)
  const { subject = '', body } = own ?? notice.text[locale]
  // A name chosen by a user must not inject a second header.
  const oneLine = fillBlanks(subject, filling).replaceAll(/\s+/g, ' ')
  return { subject: oneLine, text: fillBlanks(body, filling) }
}

export function forgetNotices(ctx: Ctx): void {
  ctx.afterCommit(() => forget(ctx.parts.redis, cacheKey(ctx)))
}

async function siteNoticeTexts(ctx: Ctx) {
  const cachedRows = await cached({
    redis: ctx.parts.redis,
    key: cacheKey(ctx),
    seconds: 300,
    load: () => noticeTexts(ctx.db),
    parse: (value) => rows.parse(value),
  })
  return cachedRows ?? []
}

const cacheKey = (ctx: Ctx) => siteKey(ctx.site.id, 'notices')
