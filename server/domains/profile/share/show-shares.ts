import type { Input, Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/profile'
import { profileCards } from '#domains/identity'
import { visibleCards } from '#domains/learning'
import { mainUnitsOf } from '#domains/org'
import { sharePage } from '#domains/social'
import type { Ctx } from '#platform/ctx'
import { lookAtPart } from '../view-person.ts'

/** What is no longer visible is left out of the page, and comes back when it is visible again. */
export async function listShares(
  ctx: Ctx,
  { side, beneath, pageSize }: Input<typeof contract.listShares>,
): Promise<Result<typeof contract.listShares>> {
  const query = { kind: 'course', side, beneath, limit: pageSize }
  const { rows, next } = await sharePage(ctx.db, ctx.actor.id, query)
  const courses = await visibleCards(ctx, [...new Set(rows.map(({ targetId }) => targetId))])
  const people = await colleaguesOf(ctx, [...new Set(rows.map(({ otherId }) => otherId))])
  const records = rows.flatMap(({ targetId, otherId, note, at }) => {
    const course = courses.get(targetId)
    if (!course) return []
    const { itmId, itmType, title, tndId, picture, seed } = course
    const colleague = people.get(otherId) ?? null
    return { itmId, itmType, title, tndId, picture, seed, colleague, note, at: at.toISOString() }
  })
  return { records, next }
}

async function colleaguesOf(ctx: Ctx, ids: readonly string[]) {
  const cards = await profileCards(ctx, ids)
  const units = await mainUnitsOf(ctx.db, ids)
  return new Map(
    cards.map(({ id, name, photo }) => [
      id,
      { usrEntId: id, name, unit: units.get(id)?.name ?? '', userPoto: photo },
    ]),
  )
}

type SharesQuery = { readonly id: string; readonly pageNo: number; readonly pageSize: number }

/**
 * B-426: what somebody has written for others. The knowledge and question domains are not built yet and have nothing to
 * show; the visibility is already checked.
 */
export async function sharedBy(ctx: Ctx, { id, pageNo, pageSize }: SharesQuery) {
  await lookAtPart(ctx, id, 'share')
  return { records: [], total: 0, pageNo, pageSize }
}
