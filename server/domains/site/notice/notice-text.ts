import type { Locale } from '@lyceum/contract/kit'
import { fillBlanks } from '@lyceum/contract/site'
import { z } from 'zod'
import { cached, forget } from '#platform/cache'
import type { Ctx } from '#platform/ctx'
import type { NoticeTemplate } from '#platform/notices'
import { siteKey } from '#platform/redis'
import { noticeWords } from './store.ts'

const rows = z.array(z.object({ key: z.string(), locale: z.string(), subject: z.string(), body: z.string() }))

type Wish<B extends string> = {
  readonly locale: Locale
  readonly filling: Readonly<Record<B, string | number>>
}

/** A notice as it goes out: the site's own words if it has any, else those of the house, with the blanks filled. */
export async function noticeText<B extends string>(
  ctx: Ctx,
  notice: NoticeTemplate<B>,
  { locale, filling }: Wish<B>,
): Promise<{ subject: string; text: string }> {
  const own = (await ownWords(ctx)).find((row) => row.key === notice.key && row.locale === locale)
  const { subject = '', body } = own ?? notice.text[locale]
  // A name that somebody chose must not become a second header.
  const oneLine = fillBlanks(subject, filling).replaceAll(/\s+/g, ' ')
  return { subject: oneLine, text: fillBlanks(body, filling) }
}

export function forgetNotices(ctx: Ctx): void {
  ctx.afterCommit(() => forget(ctx.parts.redis, cacheKey(ctx)))
}

async function ownWords(ctx: Ctx) {
  const kept = await cached({
    redis: ctx.parts.redis,
    key: cacheKey(ctx),
    seconds: 300,
    load: () => noticeWords(ctx.db),
    parse: (value) => rows.parse(value),
  })
  return kept ?? []
}

const cacheKey = (ctx: Ctx) => siteKey(ctx.site.id, 'notices')
