import type { Ctx } from '#platform/ctx'
import { actErrors } from '../../apply/act-errors.ts'
import { applyActs, type PersonAct } from '../../apply/apply-acts.ts'
import { LineCircle } from '../../apply/check-reporting-lines.ts'
import { Places } from '../../apply/find-places.ts'
import { inSavepoint } from '../rows/transaction-store.ts'

/** The outcome of one act: the person's id, or the problem for which it was left out. */
type Applied = {
  /** Undefined for a person who could not be created. */
  readonly id?: string | undefined
  readonly problem?: string
}

/**
 * Applies a group of rows. A row that would close a reporting circle, or is beyond the importer's rights, is left
 * out; the others are applied.
 */
export async function applyRows(
  ctx: Ctx,
  acts: readonly PersonAct[],
  places: Places,
): Promise<readonly Applied[]> {
  const errors = await actErrors(ctx, acts)
  const circling = new Set<string>()
  const problemOf = (item: PersonAct, index: number) =>
    errors[index] ?? (item.act !== 'create' && circling.has(item.person.id) ? 'unit.circle' : undefined)
  for (let known = places; ; known = await Places.of(ctx.db)) {
    const able = acts.filter((item, index) => problemOf(item, index) === undefined)
    const ids = await attempt(ctx, { acts: able, places: known, circling })
    if (!ids) continue
    let next = 0
    return acts.map((item, index) => {
      const problem = problemOf(item, index)
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
      for (const item of error.people) circling.add(item)
      return true
    },
  )
  return isDone ? ids : undefined
}
