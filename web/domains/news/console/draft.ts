import type { Args, DocumentTree, Result } from '@lyceum/contract/kit'
import type { getNewsDraft, saveNews } from '@lyceum/contract/news'
import type { AudienceKind } from '#ui/work/audience-fields'
import type { Named } from '#ui/work/name-select'

export type News = Result<typeof getNewsDraft>
export type Attached = Omit<News['files'][number], 'isInText'>

/** News being edited. */
export type Draft = {
  readonly title: string
  readonly summary: string
  readonly content: DocumentTree
  readonly audience: Readonly<Record<AudienceKind, readonly Named[]>>
  readonly unit: readonly Named[]
  readonly isPinned: boolean
  readonly mustAcknowledge: boolean
  readonly isPublic: boolean
  readonly place: string
  readonly shownFrom: string | null
  readonly shownUntil: string | null
  /** The attachments below the text. */
  readonly files: readonly Attached[]
}

export function draftOf(news: News): Draft {
  const names = new Map(news.audienceNames.map(({ key, name }) => [key, name]))
  const of = (kind: AudienceKind) =>
    news.audience
      .filter((member) => member.kind === kind)
      .map(({ id }) => ({ id, name: names.get(`${kind}:${id}`) ?? '' }))
  const { title, summary, content, isPinned, mustAcknowledge, isPublic, place, shownFrom, shownUntil } = news
  return {
    title,
    summary,
    content,
    isPinned,
    mustAcknowledge,
    isPublic,
    place,
    shownFrom,
    shownUntil,
    files: news.files.filter(({ isInText }) => !isInText).map(({ isInText: _text, ...file }) => file),
    audience: { unit: of('unit'), position: of('position'), person: of('person') },
    unit: news.unitId === null ? [] : [{ id: news.unitId, name: news.unitName }],
  }
}

export function writtenOf({ id, revision }: News, draft: Draft): Args<typeof saveNews> {
  const { audience, unit, title, files, ...rest } = draft
  const kinds = ['unit', 'position', 'person'] as const
  return {
    ...rest,
    id,
    revision,
    title: title.trim(),
    files: files.map((file) => file.id),
    unitId: unit[0]?.id ?? null,
    audience: kinds.flatMap((kind) => audience[kind].map((entry) => ({ kind, id: entry.id }))),
  }
}

export type Problem = 'titleMissing' | 'untimely'

export function problemWith({ title, shownFrom, shownUntil }: Draft): Problem | undefined {
  if (title.trim() === '') return 'titleMissing'
  const isTurned = shownFrom && shownUntil && Date.parse(shownFrom) >= Date.parse(shownUntil)
  return isTurned ? 'untimely' : undefined
}

/** File URLs change with every response: only the file ids are compared. */
export const isChanged = (news: News, draft: Draft): boolean =>
  JSON.stringify(writtenOf(news, draft)) !== JSON.stringify(writtenOf(news, draftOf(news)))

/** Whether saving creates a version that must be acknowledged again. */
export const asksAgain = (news: News, { title, content, files, mustAcknowledge }: Draft): boolean =>
  news.isKnown &&
  mustAcknowledge &&
  (title.trim() !== news.title ||
    JSON.stringify(content) !== JSON.stringify(news.content) ||
    idsOf(files) !== idsOf(draftOf(news).files))

const idsOf = (files: readonly Attached[]) => files.map(({ id }) => id).join()
