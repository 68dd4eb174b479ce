import type { CourseCard } from '@lyceum/contract/learning'
import { catalogueCards } from '#domains/course'
import type { Ctx } from '#platform/ctx'
import { cardsOf } from './cards.ts'
import { visitorOf } from './visitor.ts'

/** The cards of these courses, except those the caller may not see. */
export async function visibleCards(
  ctx: Ctx,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, CourseCard>> {
  if (courseIds.length === 0) return new Map()
  const rows = await catalogueCards(ctx.db, await visitorOf(ctx), courseIds)
  return new Map((await cardsOf(ctx, rows)).map((card) => [card.itmId, card]))
}
