import type { Locale } from '@lyceum/contract/kit'
import type { AgreementContent } from './content.ts'

const locales = ['zh-CN', 'zh-TW', 'en-US'] as const satisfies readonly Locale[]

/** The first language with missing text; a heading may be missing, a text may not. */
export function incompleteIn(content: AgreementContent): Locale | undefined {
  return locales.find((locale) => {
    const { title, paragraphs } = content[locale]
    return title === '' || paragraphs.length === 0 || paragraphs.some(({ text }) => text === '')
  })
}
