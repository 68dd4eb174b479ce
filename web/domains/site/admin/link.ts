import type { Result } from '@lyceum/contract/kit'
import type { listRecommendedLinks } from '@lyceum/contract/site'
import { isWebAddress } from './setting-check.ts'

export type Link = Result<typeof listRecommendedLinks>['records'][number]
export type LinkDraft = Omit<Link, 'id'>

/** A link as it is typed: every field is text. */
export type TypedLink = Readonly<Record<keyof LinkDraft, string>>

type Problem = 'missing' | 'too-long' | 'bad-address' | 'out-of-range'

/** What is wrong with each field, told before it is sent; the server decides again. */
export function problemsWith({
  title,
  accessUrl,
  position,
}: TypedLink): Partial<Record<keyof LinkDraft, Problem>> {
  const { length } = title.trim()
  return {
    ...(length === 0 ? { title: 'missing' } : {}),
    ...(length > 40 ? { title: 'too-long' } : {}),
    ...(isWebAddress(accessUrl.trim()) ? {} : { accessUrl: 'bad-address' }),
    ...(/^\d{1,3}$/.test(position.trim()) ? {} : { position: 'out-of-range' }),
  }
}

/** What is sent, once nothing is wrong. */
export function draftOf({ title, accessUrl, position }: TypedLink): LinkDraft {
  return { title: title.trim(), accessUrl: accessUrl.trim(), position: Number(position) }
}
