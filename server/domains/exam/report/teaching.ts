import { courseFilter, type CourseCard } from '@lyceum/contract/learning'
import { courseFaces } from '#domains/course'
import { courseCentre, visibleCards } from '#domains/learning'
import type { Ctx } from '#platform/ctx'
import { taughtIn } from './teaching-queries.ts'

const most = 2

type Weak = {
  readonly point: string
  /** The questions about it that this paper asked. */
  readonly versionIds: readonly string[]
  /** The course of the exam. */
  readonly courseId: string
}

/**
 * One or two courses for the weakest knowledge point: those its questions name as their lesson, then those that have it
 * in their title, then others of the category of the exam. Nobody is shown what they may not see.
 */
export async function coursesFor(ctx: Ctx, { point, versionIds, courseId }: Weak): Promise<CourseCard[]> {
  const linked = await visibleCards(ctx, await taughtIn(ctx.keyed().db, versionIds))
  const found = [...linked.values()].filter(isStudied)
  if (found.length < most) found.push(...(await onShelf(ctx, { searchText: point })))
  if (unique(found).length < most) {
    const [face] = await courseFaces(ctx.db, [courseId])
    const tndId = face?.categoryPath.at(-1)
    if (tndId !== undefined) found.push(...(await onShelf(ctx, { tndId })))
  }
  return unique(found).slice(0, most)
}

const isStudied = ({ itmType }: CourseCard) => !itmType.endsWith('EXAM_COURSE')
const unique = (cards: readonly CourseCard[]) => [
  ...new Map(cards.map((card) => [card.itmId, card])).values(),
]

/** What can be begun at any time, without a date or an exam at its end. */
const kinds = ['SELFSTUDY', 'SCLASS', 'AUDIOVIDEO', 'INTEGRATED'] as const

async function onShelf(ctx: Ctx, wanted: { readonly searchText?: string; readonly tndId?: string }) {
  const filter = courseFilter.parse({ ...wanted, itmTypeList: kinds })
  return (await courseCentre(ctx, { ...filter, pageNo: 1, pageSize: most })).records
}
