import { orgErrors } from '@lyceum/contract/org'
import { lockLeaders, peopleInCircles } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { AppError } from '#platform/app-error'

/** People would report to one another in a circle; `people` are those whose change caused it. */
export class LineCircle extends AppError {
  readonly people: readonly string[]

  constructor(people: readonly string[]) {
    super(orgErrors.LINE_CIRCLE)
    this.people = people
  }
}

/** Moves people by `work` and rejects it when they would then report to one another in a circle. */
export async function keepingLines(
  ctx: Ctx,
  moved: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const leading = await lockLeaders(ctx.db, moved)
  await work()
  if (leading.length === 0) return
  const circle = await peopleInCircles(ctx.db)
  if (circle.length === 0) return
  const among = circle.filter((personId) => moved.includes(personId))
  // If none of them was moved, the person who led them until now was.
  throw new LineCircle(among.length > 0 ? among : leading)
}
