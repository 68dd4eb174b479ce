import type { ScoreState } from '@lyceum/contract/exam'
import type { Ctx } from '#platform/ctx'
import { troubleOf } from '#platform/db'
import { followFirst } from '../follow.ts'
import { scoreGroup } from './score-group.ts'

type Waiting = {
  readonly ctx: Ctx
  readonly attemptId: string
  readonly tell: (state: ScoreState | null) => void
}
type Line = { readonly waiting: Waiting[]; isScoring: boolean }

const lines = new WeakMap<Ctx['parts'], Map<number, Line>>()
const atOnce = 100

/**
 * For a learner, whose receipt does not wait behind a storm: whoever finds a whole group before them is told at once that
 * the paper is not scored yet, and it is scored in its turn all the same.
 */
export async function scoreSoon(ctx: Ctx, attemptId: string): Promise<ScoreState | null> {
  const isBehindMany = lineOf(ctx).waiting.length >= atOnce
  const inTurn = scoreInTurn(ctx, attemptId)
  return isBehindMany ? 'N' : inTurn
}

/**
 * Scores a paper that is in, together with those that come in meanwhile: at the bell a hundred cost little more than one.
 * Answers how far it is scored; null where that could not be done, and whoever asks has to look.
 */
export function scoreInTurn(ctx: Ctx, attemptId: string): Promise<ScoreState | null> {
  const line = lineOf(ctx)
  return new Promise((tell) => {
    line.waiting.push({ ctx, attemptId, tell })
    if (!line.isScoring) void scoreOn(line)
  })
}

function lineOf({ parts, site }: Ctx): Line {
  const here = lines.get(parts) ?? new Map<number, Line>()
  lines.set(parts, here)
  const line = here.get(site.id) ?? { waiting: [], isScoring: false }
  here.set(site.id, line)
  return line
}

async function scoreOn(line: Line): Promise<void> {
  line.isScoring = true
  // Whoever comes in the same moment is taken along.
  await new Promise((resolve) => setTimeout(resolve, 3))
  while (line.waiting.length > 0) {
    const group = line.waiting.splice(0, atOnce)
    const states = new Map(await scoreTogether(group))
    await scoreRest(group, states)
    for (const { attemptId, tell } of group) tell(states.get(attemptId) ?? null)
  }
  line.isScoring = false
}

async function scoreTogether(group: readonly Waiting[]): Promise<ReadonlyMap<string, ScoreState>> {
  const [first] = group
  if (!first) return new Map()
  try {
    const ids = group.map(({ attemptId }) => attemptId)
    return await first.ctx.keyed().transaction((ctx) => scoreGroup(ctx, ids))
  } catch (error) {
    first.ctx.parts.log.warn({ err: error }, 'papers could not be scored together')
    return new Map()
  }
}

/** One broken paper does not hold up the others: what is left is scored by itself, and what fails even then is left behind. */
async function scoreRest(group: readonly Waiting[], states: Map<string, ScoreState>): Promise<void> {
  for (const { ctx, attemptId } of group.filter((one) => !states.has(one.attemptId)))
    try {
      const state = await followFirst(ctx, attemptId)
      if (state) states.set(attemptId, state)
    } catch (error) {
      ctx.parts.log.error({ err: error, attemptId }, 'a paper is left to the sweeper')
      // Without a database the next would only wait for it too.
      if (troubleOf(error) === 'away') return
    }
}
