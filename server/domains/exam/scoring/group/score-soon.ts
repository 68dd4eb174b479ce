import type { ScoreState } from '@lyceum/contract/exam'
import type { Ctx } from '#platform/ctx'
import { dbErrorKind } from '#platform/db'
import type { GivenAnswer } from '../../attempt/answer-store.ts'
import { followFirst } from '../score-attempt.ts'
import { scoreGroup } from './score-group.ts'

type Waiting = {
  readonly ctx: Ctx
  readonly attemptId: string
  /** What was handed in, where the caller has it: it is final. Otherwise it is read. */
  readonly answers: readonly GivenAnswer[] | undefined
  readonly resolve: (state: ScoreState | null) => void
}
type Line = { readonly waiting: Waiting[]; isScoring: boolean }

const lines = new WeakMap<Ctx['parts'], Map<number, Line>>()
const atOnce = 100
/** So many waiting papers keep their answers in memory; those of others are read again. */
const maxKept = 2000

/**
 * For a learner, whose receipt must not wait under load: with a full group ahead it returns at once that the paper is not
 * scored yet, and the paper is scored in its turn.
 */
export async function scoreSoon(
  ctx: Ctx,
  attemptId: string,
  answers?: readonly GivenAnswer[],
): Promise<ScoreState | null> {
  const isBehindMany = lineOf(ctx).waiting.length >= atOnce
  const inTurn = scoreInTurn(ctx, attemptId, answers)
  return isBehindMany ? 'N' : inTurn
}

/**
 * Scores a handed-in paper together with those that arrive meanwhile: a hundred cost little more than one. Returns its
 * score state; null where that failed, and the caller has to check.
 */
export function scoreInTurn(
  ctx: Ctx,
  attemptId: string,
  given?: readonly GivenAnswer[],
): Promise<ScoreState | null> {
  const line = lineOf(ctx)
  const answers = line.waiting.length < maxKept ? given : undefined
  return new Promise((resolve) => {
    line.waiting.push({ ctx, attemptId, answers, resolve })
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
  // Collects requests that arrive at the same moment.
  await new Promise((resolve) => setTimeout(resolve, 3))
  while (line.waiting.length > 0) {
    const group = line.waiting.splice(0, atOnce)
    const states = new Map(await scoreTogether(group))
    await scoreRest(group, states)
    for (const { attemptId, resolve } of group) resolve(states.get(attemptId) ?? null)
  }
  line.isScoring = false
}

async function scoreTogether(group: readonly Waiting[]): Promise<ReadonlyMap<string, ScoreState>> {
  const [first] = group
  if (!first) return new Map()
  try {
    return await first.ctx.keyed().transaction((ctx) => scoreGroup(ctx, group))
  } catch (error) {
    first.ctx.parts.log.warn({ err: error }, 'group scoring failed')
    return new Map()
  }
}

/** One broken paper does not block the others: the rest is scored one by one, and what fails again is left to the sweeper. */
async function scoreRest(group: readonly Waiting[], states: Map<string, ScoreState>): Promise<void> {
  for (const { ctx, attemptId } of group.filter((paper) => !states.has(paper.attemptId)))
    try {
      const state = await followFirst(ctx, attemptId)
      if (state) states.set(attemptId, state)
    } catch (error) {
      ctx.parts.log.error({ err: error, attemptId }, 'scoring failed, left to the sweeper')
      // Without a database the next one would fail too.
      if (dbErrorKind(error) === 'away') return
    }
}
