import type { Locale, Result } from '@lyceum/contract/kit'
import { type listNotices, findTextProblems, type TextProblem } from '@lyceum/contract/site'

export type Notice = Result<typeof listNotices>['notices'][number]
export type StoredContent = Notice['words'][number]
export type NoticeContent = { readonly subject: string; readonly body: string }

/** The key of a notice in one language. */
export const placeOf = ({ key }: Pick<Notice, 'key'>, locale: Locale) => `${key}/${locale}`

export function storedContent(notice: Notice, locale: Locale): StoredContent | undefined {
  return notice.words.find((stored) => stored.locale === locale)
}

export type Problem = TextProblem | { readonly is: 'empty'; readonly blank: 'subject' | 'body' }

/** The problems of a notice text, shown before sending; the server validates by the same rules. */
export function problemsOf(notice: Notice, { subject, body }: NoticeContent): readonly Problem[] {
  const isMail = notice.channel === 'mail'
  const blanks = Object.fromEntries(notice.blanks.map(({ name, isRequired }) => [name, { isRequired }]))
  return [
    ...(isMail && subject.trim() === '' ? [{ is: 'empty', blank: 'subject' } as const] : []),
    ...(body.trim() === '' ? [{ is: 'empty', blank: 'body' } as const] : []),
    ...findTextProblems({ subject: isMail ? subject : '', body }, blanks),
  ]
}

export type Piece = { readonly text: string; readonly blank?: string }

/** Splits a text into literal pieces and sample values. */
export function piecesOf(notice: Notice, text: string, locale: Locale): readonly Piece[] {
  return text
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const blank = notice.blanks.find(({ name }) => piece === `{${name}}`)
      return blank ? { text: blank.sample[locale], blank: blank.name } : { text: piece }
    })
}
