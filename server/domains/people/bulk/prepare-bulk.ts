import { commonErrors } from '@lyceum/contract/kit'
import { type AccountCard, accountCards, strongerThan } from '#domains/identity'
import { pathOf, reachOf, reaches } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { mainUnits } from '../list/queries.ts'
import { type BulkAct, type Skip, whyNot } from './rules.ts'
import { withinReach } from './store.ts'

export type Order = {
  readonly act: BulkAct
  readonly ids: readonly string[]
  readonly unitId?: string | undefined
  readonly reason: string
}

type Prepared = {
  readonly able: readonly AccountCard[]
  readonly skipped: readonly { readonly id: string; readonly name: string; readonly why: Skip }[]
}

/** Who is affected by an act, and who is left out. One person beyond reach rejects it all as NOT_FOUND. */
export async function prepare(ctx: Ctx, { act, ids, unitId }: Order): Promise<Prepared> {
  const reach = await reachOf(ctx, 'people.manage')
  const uniqueIds = [...new Set(ids)]
  if ((await withinReach(ctx.db, reach, uniqueIds)).length < uniqueIds.length) fail(commonErrors.NOT_FOUND)
  if (act === 'move') {
    const path = unitId === undefined ? undefined : await pathOf(ctx.db, unitId)
    if (!path || !reaches(reach, path)) fail(commonErrors.NOT_FOUND)
  }
  const units = await mainUnits(ctx.db, uniqueIds)
  const cards = await accountCards(ctx.db, uniqueIds)
  const stronger = await strongerThan(ctx, uniqueIds)
  const results = cards.map((card) => {
    const person = {
      id: card.id,
      state: card.state,
      unitId: units.get(card.id) ?? null,
      isStronger: stronger.has(card.id),
    }
    return { card, why: whyNot(person, { act, unitId, actorId: ctx.actor.id }) }
  })
  return {
    able: results.flatMap(({ card, why }) => (why ? [] : [card])),
    skipped: results.flatMap(({ card: { id, name }, why }) => (why ? [{ id, name, why }] : [])),
  }
}
