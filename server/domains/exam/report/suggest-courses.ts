import { courseFilter, type CourseCard } from '@lyceum/contract/learning'
import { courseSummaries } from '#domains/course'
import { courseCentre, visibleCards } from '#domains/learning'
import type { Ctx } from '#platform/ctx'
import { taughtIn } from '#domains/question'

const most = 2

type Weak = {
  readonly point: string
  /** The questions of this paper about the point. */
  readonly versionIds: readonly string[]
  /** The course of the exam. */
  readonly courseId: string
}

/**
 * One or two courses for the weakest knowledge point: those linked by its questions, then those with it in their title,
 * then others in the category of the exam. Only courses the caller may see.
 */
export async function coursesFor(ctx: Ctx, { point, versionIds, courseId }: Weak): Promise<CourseCard[]> {
  const linked = await visibleCards(ctx, await taughtIn(ctx.keyed().db, versionIds))
  const found = [...linked.values()].filter(isStudied)
  if (found.length < most) found.push(...(await publishedCourses(ctx, { searchText: point })))
  if (unique(found).length < most) {
    const [course] = await courseSummaries(ctx.db, [courseId])
    const tndId = course?.categoryPath.at(-1)
    if (tndId !== undefined) found.push(...(await publishedCourses(ctx, { tndId })))
  }
  return unique(found).slice(0, most)
}

const isStudied = ({ itmType }: CourseCard) => !itmType.endsWith('EXAM_COURSE')
const unique = (cards: readonly CourseCard[]) => [
  ...new Map(cards.map((card) => [card.itmId, card])).values(),
]

/** Kinds that can be started at any time, without a date or a final exam. */
const kinds = ['SELFSTUDY', 'SCLASS', 'AUDIOVIDEO', 'INTEGRATED'] as const

async function publishedCourses(
  ctx: Ctx,
  criteria: { readonly searchText?: string; readonly tndId?: string },
) {
  const filter = courseFilter.parse({ ...criteria, itmTypeList: kinds })
  return (await courseCentre(ctx, { ...filter, pageNo: 1, pageSize: most })).records
}
