import type { Locale } from '@lyceum/contract/kit'
import { problemsWithWords, siteErrors } from '@lyceum/contract/site'
import { fail } from '#platform/failure'
import type { NoticeTemplate } from '#platform/notices'

/** A notice of the house by its key, or a refusal. */
export function noticeOf(notices: readonly NoticeTemplate[], key: string): NoticeTemplate {
  return notices.find((notice) => notice.key === key) ?? fail(siteErrors.NOTICE_UNKNOWN)
}

type Words = { readonly subject: string; readonly body: string }

/** The same words, if the notice can be sent with them; a short message has no subject. */
export function fitWords(notice: NoticeTemplate, words: Words, locale: Locale): Words {
  const fit = notice.channel === 'mail' ? words : { ...words, subject: '' }
  if (notice.channel === 'mail' && fit.subject === '') fail(siteErrors.NOTICE_SUBJECT_MISSING)
  const [problem] = problemsWithWords(fit, notice.blanks)
  if (problem?.is === 'unknown') fail(siteErrors.NOTICE_BLANK_UNKNOWN, { blank: problem.blank })
  if (problem) {
    const blank = notice.blanks[problem.blank]?.title[locale] ?? problem.blank
    fail(siteErrors.NOTICE_BLANK_MISSING, { blank })
  }
  return fit
}
