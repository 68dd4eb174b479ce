import type { Result } from '@lyceum/contract/kit'
import type { listRecommendedLinks } from '@lyceum/contract/site'
import { isWebAddress } from './setting-check.ts'

type Listed = Result<typeof listRecommendedLinks>['records'][number]

export type LinkDraft = { readonly title: string; readonly accessUrl: string; readonly position: number }
export type Link = LinkDraft & { readonly id: string }

/** The list comes in its order; where a link does not say its place, its row stands for it. */
export function placed(listed: readonly Listed[]): readonly Link[] {
  return listed.map((link, row) => ({ ...link, position: positionOf(link) ?? row }))
}

function positionOf(link: object): number | undefined {
  return 'position' in link && typeof link.position === 'number' ? link.position : undefined
}

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
