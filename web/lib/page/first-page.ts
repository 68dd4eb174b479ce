import type { Locale } from '@lyceum/contract/kit'
import type { User } from '../session.ts'

/** What the server sends with a page that it has rendered, so that the browser shows the same without asking. */
export type FirstPage = {
  readonly locale: Locale
  /** When it was rendered. */
  readonly now: string
  readonly user: User | undefined
  readonly answers: readonly (readonly [key: readonly unknown[], answer: unknown])[]
  /** The drawing codes its pictures were drawn with. */
  readonly arts: readonly string[]
}

/** What came with this page; undefined if it came alone. */
export function readFirstPage(): FirstPage | undefined {
  const text = document.getElementById('first-page')?.textContent
  return text ? (JSON.parse(text) as FirstPage) : undefined
}

/** As JSON that cannot end its element, whatever people have written. */
export const written = (page: FirstPage): string => JSON.stringify(page).replaceAll('<', String.raw`\u003c`)
