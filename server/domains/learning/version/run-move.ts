import type { Ctx } from '#platform/ctx'
import { job } from '#platform/jobs'
import { settle } from '../completion/settle-completion.ts'
import { hintAt } from '../enrolment/refresh-pages.ts'
import {
  lockToMove,
  lockToReturn,
  lockMove,
  markUndone,
  type Move,
  putForward,
  setVersion,
  updateMove,
} from './move-store.ts'
import { moving } from './tickets.ts'

/** People moved per transaction, so that nobody who studies waits long. */
const group = 200

type Person = { readonly id: string; readonly accountId: string }

/**
 * Moves the next people of a move, or puts them back, and returns whether that was all. Each is marked in the transaction
 * that moves them, so a crashed worker loses nothing and does nothing twice.
 */
export async function carryOut(ctx: Ctx, moveId: string): Promise<{ readonly isDone: boolean }> {
  const move = await lockMove(ctx.db, moveId)
  if (move?.state === 'moving') return forward(ctx, move)
  if (move?.state === 'undoing') return back(ctx, move)
  return { isDone: true }
}

async function forward(ctx: Ctx, move: Move) {
  const people = await lockToMove(ctx.db, move, group)
  if (people.length > 0) await putForward(ctx.db, move, people)
  const completed = await reevaluate(ctx, people)
  const isDone = people.length < group
  await updateMove(ctx.db, move.id, {
    moved: move.moved + people.length,
    completed: move.completed + completed,
    ...(isDone && { state: 'moved' as const, doneAt: ctx.now }),
  })
  return { isDone }
}

/** Only people still in progress on the version of the move go back; anything that happened since stays. */
async function back(ctx: Ctx, move: Move) {
  const people = await lockToReturn(ctx.db, move.id, group)
  const returning = people.filter(
    ({ status, isCurrent, versionId }) =>
      status === 'IN_PROGRESS' && isCurrent && versionId === move.toVersionId,
  )
  for (const from of new Set(returning.map(({ fromVersionId }) => fromVersionId)))
    await setVersion(
      ctx.db,
      from,
      returning.filter(({ fromVersionId }) => fromVersionId === from),
    )
  const ids = (some: readonly Person[]) => some.map(({ id }) => id)
  if (people.length > 0) await markUndone(ctx.db, move.id, { all: ids(people), returned: ids(returning) })
  await reevaluate(ctx, returning)
  const isDone = people.length < group
  await updateMove(ctx.db, move.id, {
    returned: move.returned + returning.length,
    ...(isDone && { state: 'undone' as const, doneAt: ctx.now }),
  })
  return { isDone }
}

/** Re-evaluates their records under their current version. Returns how many have completed by that. */
async function reevaluate(ctx: Ctx, people: readonly Person[]): Promise<number> {
  let completed = 0
  for (const { id, accountId } of people) {
    if (await settle(ctx, id, { mayFall: true })) completed += 1
    hintAt(ctx, accountId)
  }
  return completed
}

const carry = job({
  ...moving,
  run: async (ctx, { moveId }) => {
    const { isDone } = await carryOut(ctx, moveId)
    if (!isDone) await ctx.enqueue(moving, { moveId })
  },
})

export const versionJobs = [carry]
