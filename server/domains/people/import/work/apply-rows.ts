import type { Ctx } from '#platform/ctx'
import { actRefusals } from '../../apply/act-refusals.ts'
import { applyActs, type PersonAct } from '../../apply/apply-acts.ts'
import { LineCircle } from '../../apply/keep-lines.ts'
import { Places } from '../../apply/places.ts'
import { inSavepoint } from '../rows/transaction-store.ts'

/** What became of one act: the person's id, or the problem for which it was left out. */
type Applied = {
  /** Undefined for somebody who could not be made. */
  readonly id?: string | undefined
  readonly problem?: string
}

/**
 * Applies the rows of a group. One that would close a circle of managers, or that is beyond the rights of whoever
 * imports, is left out; the others do not suffer for it.
 */
export async function applyRows(
  ctx: Ctx,
  acts: readonly PersonAct[],
  places: Places,
): Promise<readonly Applied[]> {
  const refusals = await actRefusals(ctx, acts)
  const circling = new Set<string>()
  const problemOf = (one: PersonAct, index: number) =>
    refusals[index] ?? (one.act !== 'create' && circling.has(one.person.id) ? 'unit.circle' : undefined)
  for (let known = places; ; known = await Places.of(ctx.db)) {
    const able = acts.filter((one, index) => problemOf(one, index) === undefined)
    const ids = await attempt(ctx, { acts: able, places: known, circling })
    if (!ids) continue
    let next = 0
    return acts.map((one, index) => {
      const problem = problemOf(one, index)
      return problem === undefined ? { id: ids[next++] } : { problem }
    })
  }
}

type Attempt = {
  readonly acts: readonly PersonAct[]
  readonly places: Places
  readonly circling: Set<string>
}

async function attempt(ctx: Ctx, { acts, places, circling }: Attempt) {
  let ids: (string | undefined)[] = []
  const isDone = await inSavepoint(
    ctx.db,
    async () => {
      ids = await applyActs(ctx, acts, places)
    },
    (error) => {
      if (!(error instanceof LineCircle)) return false
      for (const one of error.people) circling.add(one)
      return true
    },
  )
  return isDone ? ids : undefined
}
