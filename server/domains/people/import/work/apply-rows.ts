import type { Ctx } from '#platform/ctx'
import { applyActs, type PersonAct } from '../../apply/apply-acts.ts'
import { LineCircle } from '../../apply/keep-lines.ts'
import { Places } from '../../apply/places.ts'
import { inSavepoint } from '../rows/transaction-store.ts'

type Applied = {
  /** Each person's id; undefined for somebody who could not be made. */
  readonly ids: readonly (string | undefined)[]
  /** Who stays as they are, for people would otherwise answer to one another in a circle. */
  readonly circling: ReadonlySet<string>
}

/** Applies the rows of a group. One that would close a circle of managers is left out; the others do not suffer for it. */
export async function applyRows(ctx: Ctx, acts: readonly PersonAct[], places: Places): Promise<Applied> {
  const circling = new Set<string>()
  const stays = (one: PersonAct) => one.act !== 'create' && circling.has(one.person.id)
  for (let known = places; ; known = await Places.of(ctx.db)) {
    const ids = await attempt(ctx, { acts: acts.filter((one) => !stays(one)), places: known, circling })
    if (!ids) continue
    let next = 0
    return { ids: acts.map((one) => (stays(one) ? undefined : ids[next++])), circling }
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
