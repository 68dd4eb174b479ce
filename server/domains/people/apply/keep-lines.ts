import { orgErrors } from '@lyceum/contract/org'
import { holdLeading, peopleInCircles } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { Failure } from '#platform/failure'

/** People would answer to one another in a circle; `people` are those whose change has brought it about. */
export class LineCircle extends Failure {
  readonly people: readonly string[]

  constructor(people: readonly string[]) {
    super(orgErrors.LINE_CIRCLE)
    this.people = people
  }
}

/** Moves people by `work` and refuses it when they would then answer to one another in a circle. */
export async function keepingLines(
  ctx: Ctx,
  moved: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const leading = await holdLeading(ctx.db, moved)
  await work()
  if (leading.length === 0) return
  const circle = await peopleInCircles(ctx.db)
  if (circle.length === 0) return
  const among = circle.filter((one) => moved.includes(one))
  // Where none of them was moved, somebody was who led them until now.
  throw new LineCircle(among.length > 0 ? among : leading)
}
