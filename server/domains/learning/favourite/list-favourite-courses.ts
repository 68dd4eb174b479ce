import type { listFavouriteCourses as contract } from '@lyceum/contract/learning'
import type { Input, Result } from '@lyceum/contract/kit'
import { catalogueCards } from '#domains/course'
import { collectedIds } from '#domains/social'
import type { Ctx } from '#platform/ctx'
import { cardsOf } from '../catalogue/cards.ts'
import { visitorOf } from '../catalogue/visitor.ts'

/** Courses the caller may no longer see are left out, and return when they may again. */
export async function listFavouriteCourses(
  ctx: Ctx,
  { beneath, pageSize }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const { records, next } = await collectedIds(ctx, 'course', { beneath, limit: pageSize })
  const rows = await catalogueCards(
    ctx.db,
    await visitorOf(ctx),
    records.map(({ id }) => id),
  )
  const cards = new Map((await cardsOf(ctx, rows)).map((card) => [card.itmId, card]))
  return {
    next,
    records: records.flatMap(({ id, at }) => {
      const card = cards.get(id)
      return card ? [{ ...card, collectedAt: at.toISOString() }] : []
    }),
  }
}
