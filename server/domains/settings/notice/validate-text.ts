import type { Locale } from '@lyceum/contract/kit'
import { findTextProblems, siteErrors } from '@lyceum/contract/site'
import { fail } from '#platform/app-error'
import type { NoticeTemplate } from '#platform/domain/notices'

/** A notice by its key, or an error. */
export function noticeOf(notices: readonly NoticeTemplate[], key: string): NoticeTemplate {
  return notices.find((notice) => notice.key === key) ?? fail(siteErrors.NOTICE_UNKNOWN)
}

type NoticeText = { readonly subject: string; readonly body: string }

/** The text, if the notice can be sent with it; an SMS has no subject. */
export function validateNoticeText(notice: NoticeTemplate, text: NoticeText, locale: Locale): NoticeText {
  const fit = notice.channel === 'mail' ? text : { ...text, subject: '' }
  if (notice.channel === 'mail' && fit.subject === '') fail(siteErrors.NOTICE_SUBJECT_MISSING)
  const [problem] = findTextProblems(fit, notice.blanks)
  if (problem?.is === 'unknown') fail(siteErrors.NOTICE_BLANK_UNKNOWN, { blank: problem.blank })
  if (problem) {
    const blank = notice.blanks[problem.blank]?.title[locale] ?? problem.blank
    fail(siteErrors.NOTICE_BLANK_MISSING, { blank })
  }
  return fit
}
