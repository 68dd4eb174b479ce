import type { Result } from '@lyceum/contract/kit'
import type { listRecommendedLinks } from '@lyceum/contract/site'
import { isWebAddress } from '../settings/setting-check.ts'

export type Link = Result<typeof listRecommendedLinks>['records'][number]
export type LinkDraft = Omit<Link, 'id' | 'position'>

/** A link being edited: every field is text. */
export type TypedLink = Readonly<Record<keyof LinkDraft, string>>

/** The state of the form: its link and typed values. */
export type OpenForm = { readonly link: Link | undefined; readonly typed: TypedLink }

/** Whether a stored value still has the shape of the form. */
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

/** The problem of each field, shown before sending; the server validates again. */
export function problemsWith({ title, accessUrl }: TypedLink): Partial<Record<keyof LinkDraft, Problem>> {
  const { length } = title.trim()
  return {
    ...(length === 0 ? { title: 'missing' } : {}),
    ...(length > 40 ? { title: 'too-long' } : {}),
    ...(isWebAddress(accessUrl.trim()) ? {} : { accessUrl: 'bad-address' }),
  }
}

/** The request body of a valid form. */
export function draftOf({ title, accessUrl }: TypedLink): LinkDraft {
  return { title: title.trim(), accessUrl: accessUrl.trim() }
}
