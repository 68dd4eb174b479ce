import type { TeachingLink } from '@lyceum/contract/question'

/** A link to teaching material, being edited. */
export type LinkDraft = {
  readonly kind: TeachingLink['kind']
  readonly courseId: string
  readonly moduleId: string
  /** As a player shows it: 03:31. */
  readonly clock: string
  readonly fileId: string
  readonly address: string
  readonly title: string
}

export const noLink: LinkDraft = {
  kind: 'lesson',
  courseId: '',
  moduleId: '',
  clock: '',
  fileId: '',
  address: '',
  title: '',
}

/** The link, once it is complete. */
export function linkFrom(draft: LinkDraft): TeachingLink | undefined {
  const { kind, courseId, moduleId, fileId, address } = draft
  const title = draft.title.trim()
  if (title === '') return undefined
  if (kind === 'page') return isWebAddress(address) ? { kind, address, title } : undefined
  if (kind === 'file') return fileId ? { kind, fileId, title } : undefined
  const second = secondOf(draft.clock)
  const isWhole = courseId !== '' && moduleId !== '' && second >= 0 && second <= 86_400
  return isWhole ? { kind, courseId, moduleId, second, title } : undefined
}

const isWebAddress = (address: string): boolean =>
  /^https?:\/\//i.test(address) && URL.canParse(address) && address.length <= 500

const secondOf = (clock: string): number =>
  clock
    .trim()
    .split(/[:：]/)
    .reduce((sum, part) => sum * 60 + Number(part), 0)
