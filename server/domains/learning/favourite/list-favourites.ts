import type { listFavouriteCourses as contract } from '@lyceum/contract/learning'
import type { Input, Result } from '@lyceum/contract/kit'
import { shelfCards } from '#domains/course'
import { collectedIds } from '#domains/social'
import type { Ctx } from '#platform/ctx'
import { cardsOf } from '../catalogue/cards.ts'
import { visitorOf } from '../catalogue/visitor.ts'

/** What somebody may no longer see is left out of the page, and comes back when they may again. */
export async function favouriteCourses(
  ctx: Ctx,
  { beneath, pageSize }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const { records, next } = await collectedIds(ctx, 'course', { beneath, limit: pageSize })
  const shelf = await shelfCards(
    ctx.db,
    await visitorOf(ctx),
    records.map(({ id }) => id),
  )
  const cards = new Map((await cardsOf(ctx, shelf)).map((card) => [card.itmId, card]))
  return {
    next,
    records: records.flatMap(({ id, at }) => {
      const card = cards.get(id)
      return card ? [{ ...card, collectedAt: at.toISOString() }] : []
    }),
  }
}
