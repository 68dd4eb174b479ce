import type { getAgreementText, listAgreements } from '@lyceum/contract/identity'
import type { Locale, Result } from '@lyceum/contract/kit'

export type Agreement = Result<typeof listAgreements>['agreements'][number]
export type AgreementText = Result<typeof getAgreementText>['content']
export type TextInLocale = AgreementText[Locale]
export type Paragraph = TextInLocale['paragraphs'][number]

export const emptyText: AgreementText = {
  'zh-CN': { title: '', paragraphs: [] },
  'zh-TW': { title: '', paragraphs: [] },
  'en-US': { title: '', paragraphs: [] },
}

/** Whether a language can be published: a title, and text in every paragraph. */
export function isComplete({ title, paragraphs }: TextInLocale): boolean {
  return title.trim() !== '' && paragraphs.length > 0 && paragraphs.every(({ text }) => text.trim() !== '')
}

/** The share of people who accepted, in whole percent; 100 only when everyone did. */
export function percentOf(accepted: number, people: number): number {
  if (people === 0 || accepted >= people) return 100
  return Math.min(99, Math.round((accepted / people) * 100))
}
