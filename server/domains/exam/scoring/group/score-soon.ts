import type { ScoreState } from '@lyceum/contract/exam'
import type { Ctx } from '#platform/ctx'
import { follow } from '../follow.ts'
import { scoreGroup } from './score-group.ts'

type Waiting = { readonly ctx: Ctx; readonly attemptId: string; readonly done: () => void }
type Line = { waiting: Waiting[]; isScoring: boolean; readonly states: Map<string, ScoreState> }

const lines = new WeakMap<Ctx['parts'], Map<number, Line>>()
const atOnce = 100

/**
 * Scores a paper that is in, together with those that come in meanwhile: at the bell a hundred cost little more than one.
 * Answers how far it is scored; null where it was scored by itself, and whoever asks has to look.
 */
export async function scoreSoon(ctx: Ctx, attemptId: string): Promise<ScoreState | null> {
  const line = lineOf(ctx)
  await new Promise<void>((done) => {
    line.waiting.push({ ctx, attemptId, done })
    if (!line.isScoring) void scoreOn(line)
  })
  const state = line.states.get(attemptId) ?? null
  line.states.delete(attemptId)
  return state
}

function lineOf({ parts, site }: Ctx): Line {
  const here = lines.get(parts) ?? new Map<number, Line>()
  lines.set(parts, here)
  const line = here.get(site.id) ?? { waiting: [], isScoring: false, states: new Map() }
  here.set(site.id, line)
  return line
}

async function scoreOn(line: Line): Promise<void> {
  line.isScoring = true
  // Whoever comes in the same moment is taken along.
  await new Promise((resolve) => setTimeout(resolve, 3))
  while (line.waiting.length > 0) {
    const group = line.waiting.splice(0, atOnce)
    await scoreAll(line, group)
    for (const { done } of group) done()
  }
  line.isScoring = false
}

async function scoreAll({ states }: Line, group: readonly Waiting[]): Promise<void> {
  const [first] = group
  if (!first) return
  try {
    const ids = group.map(({ attemptId }) => attemptId)
    const scored = await first.ctx.keyed().transaction((ctx) => scoreGroup(ctx, ids))
    for (const [id, state] of scored) states.set(id, state)
  } catch (error) {
    first.ctx.parts.log.warn({ err: error }, 'papers could not be scored together')
  }
  // One broken paper does not hold up the others: what is left is scored by itself.
  for (const { ctx, attemptId } of group) if (!states.has(attemptId)) await follow(ctx, attemptId)
}
