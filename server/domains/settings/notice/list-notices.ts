import { locales, type Locale, type Result } from '@lyceum/contract/kit'
import type { listNotices } from '@lyceum/contract/site'
import { accountNames } from '#domains/identity'
import { noticeTexts } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import type { NoticeTemplate } from '#platform/domain/notices'

type Own = Awaited<ReturnType<typeof noticeTexts>>[number]

export async function noticeList(
  ctx: Ctx,
  notices: readonly NoticeTemplate[],
): Promise<Result<typeof listNotices>> {
  const own = await noticeTexts(ctx.db)
  const names = await accountNames(
    ctx.db,
    own.flatMap(({ updatedBy }) => updatedBy ?? []),
  )
  const textOf = (notice: NoticeTemplate, locale: Locale) => {
    const changed = own.find((row) => row.key === notice.key && row.locale === locale)
    return shownText(notice, { locale, changed, by: names.get(changed?.updatedBy ?? '') })
  }
  return {
    notices: notices.map((notice) => ({
      key: notice.key,
      channel: notice.channel,
      title: notice.title,
      blanks: Object.entries(notice.blanks).map(([name, blank]) => ({
        name,
        title: blank.title,
        sample: blank.sample,
        isRequired: blank.isRequired ?? false,
      })),
      words: locales.map((locale) => textOf(notice, locale)),
    })),
  }
}

type Shown = { readonly locale: Locale; readonly changed: Own | undefined; readonly by: string | undefined }

function shownText({ text }: NoticeTemplate, { locale, changed, by }: Shown) {
  const byDefault = { subject: text[locale].subject ?? '', body: text[locale].body }
  const { subject, body } = changed ?? byDefault
  const updatedAt = changed?.updatedAt.toISOString() ?? null
  return { locale, subject, body, byDefault, isDefault: !changed, updatedAt, updatedBy: by ?? null }
}
