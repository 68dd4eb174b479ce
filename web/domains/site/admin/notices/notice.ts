import type { Locale, Result } from '@lyceum/contract/kit'
import { type listNotices, problemsWithWords, type WordsProblem } from '@lyceum/contract/site'

export type Notice = Result<typeof listNotices>['notices'][number]
export type StoredWords = Notice['words'][number]
export type Words = { readonly subject: string; readonly body: string }

/** Names the words of a notice in one language. */
export const placeOf = ({ key }: Pick<Notice, 'key'>, locale: Locale) => `${key}/${locale}`

export function storedWords(notice: Notice, locale: Locale): StoredWords | undefined {
  return notice.words.find((words) => words.locale === locale)
}

export type Problem = WordsProblem | { readonly is: 'empty'; readonly blank: 'subject' | 'body' }

/** What is wrong with words, told before they are sent; the server decides again by the same rule. */
export function problemsOf(notice: Notice, { subject, body }: Words): readonly Problem[] {
  const isMail = notice.channel === 'mail'
  const blanks = Object.fromEntries(notice.blanks.map(({ name, isRequired }) => [name, { isRequired }]))
  return [
    ...(isMail && subject.trim() === '' ? [{ is: 'empty', blank: 'subject' } as const] : []),
    ...(body.trim() === '' ? [{ is: 'empty', blank: 'body' } as const] : []),
    ...problemsWithWords({ subject: isMail ? subject : '', body }, blanks),
  ]
}

export type Piece = { readonly text: string; readonly blank?: string }

/** A text in pieces: what is written, and the samples that stand for its blanks. */
export function piecesOf(notice: Notice, text: string, locale: Locale): readonly Piece[] {
  return text
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const blank = notice.blanks.find(({ name }) => piece === `{${name}}`)
      return blank ? { text: blank.sample[locale], blank: blank.name } : { text: piece }
    })
}
