import type { Result } from '@lyceum/contract/kit'
import type { listRecommendedLinks } from '@lyceum/contract/site'
import { isWebAddress } from '../settings/setting-check.ts'

export type Link = Result<typeof listRecommendedLinks>['records'][number]
export type LinkDraft = Omit<Link, 'id' | 'position'>

/** A link as it is typed: every field is text. */
export type TypedLink = Readonly<Record<keyof LinkDraft, string>>

/** A form as it stood: for which link, and what was in it. */
export type OpenForm = { readonly link: Link | undefined; readonly typed: TypedLink }

/** Whether something that was kept is such a form still. */
export function isOpenForm(value: unknown): value is OpenForm {
  if (!isRecord(value) || !isRecord(value['typed'])) return false
  const { typed, link } = value
  const isLink = link === undefined || (isRecord(link) && typeof link['id'] === 'string')
  return isLink && fieldNames.every((name) => typeof typed[name] === 'string')
}

const fieldNames = ['title', 'accessUrl'] as const

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

type Problem = 'missing' | 'too-long' | 'bad-address'

/** What is wrong with each field, told before it is sent; the server decides again. */
export function problemsWith({ title, accessUrl }: TypedLink): Partial<Record<keyof LinkDraft, Problem>> {
  const { length } = title.trim()
  return {
    ...(length === 0 ? { title: 'missing' } : {}),
    ...(length > 40 ? { title: 'too-long' } : {}),
    ...(isWebAddress(accessUrl.trim()) ? {} : { accessUrl: 'bad-address' }),
  }
}

/** What is sent, once nothing is wrong. */
export function draftOf({ title, accessUrl }: TypedLink): LinkDraft {
  return { title: title.trim(), accessUrl: accessUrl.trim() }
}
