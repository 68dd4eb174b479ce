import type {
  moveQuestions as Move,
  removeQuestions as Remove,
  setQuestionState as SetState,
  tagQuestions as Tag,
} from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { categoryPath } from '../category/store.ts'
import { deleteQuestions, judge, label, lockQuestions, place } from './bulk-store.ts'
import { touchBank } from './question-store.ts'

export async function setQuestionState(
  ctx: Ctx,
  { ids, state }: Input<typeof SetState>,
): Promise<Result<typeof SetState>> {
  const changing = (await allOf(ctx, ids)).filter((one) => one.state !== state)
  if (changing.length > 0) {
    const changed = changing.map(({ id }) => id)
    await judge(ctx.db, changed, { state, by: ctx.actor.id, at: ctx.now })
    await tell(ctx, 'state', { before: numbersBy(changing, 'state'), after: { state } })
  }
  return { changed: changing.length }
}

export async function moveQuestions(
  ctx: Ctx,
  { ids, categoryId }: Input<typeof Move>,
): Promise<Result<typeof Move>> {
  const path = (await categoryPath(ctx.db, categoryId)) ?? fail(commonErrors.NOT_FOUND)
  const moving = (await allOf(ctx, ids)).filter((one) => one.categoryId !== categoryId)
  if (moving.length > 0) {
    const moved = moving.map(({ id }) => id)
    await place(ctx.db, moved, { categoryId, categoryPath: path })
    await tell(ctx, 'move', { before: numbersBy(moving, 'categoryId'), after: { categoryId } })
  }
  return { changed: moving.length }
}

const mostTags = 10

export async function tagQuestions(
  ctx: Ctx,
  { ids, add, remove }: Input<typeof Tag>,
): Promise<Result<typeof Tag>> {
  const retagged = (await allOf(ctx, ids)).flatMap(({ id, number, tags }) => {
    const next = [...new Set([...tags, ...add])].filter((tag) => !remove.includes(tag)).slice(0, mostTags)
    return next.join('\n') === tags.join('\n') ? [] : [{ id, number, tags: next }]
  })
  if (retagged.length > 0) {
    await label(ctx.db, retagged)
    await tell(ctx, 'tag', {
      before: { numbers: retagged.map(({ number }) => number) },
      after: { add, remove },
    })
  }
  return { changed: retagged.length }
}

/** What was ever asked stays, for what people answered hangs on it. */
export async function removeQuestions(
  ctx: Ctx,
  { ids }: Input<typeof Remove>,
): Promise<Result<typeof Remove>> {
  const all = await allOf(ctx, ids)
  const removed = all.filter(({ papers, drawn }) => papers === 0 && drawn === 0)
  if (removed.length > 0) {
    await deleteQuestions(
      ctx.db,
      removed.map(({ id }) => id),
    )
    await tell(ctx, 'remove', { before: { numbers: removed.map(({ number }) => number) } })
  }
  return { removed: removed.length, kept: all.length - removed.length }
}

async function allOf(ctx: Ctx, ids: readonly string[]) {
  const wanted = new Set(ids)
  const rows = await lockQuestions(ctx.db, [...wanted])
  return rows.length < wanted.size ? fail(commonErrors.NOT_FOUND) : rows
}

type Row = Awaited<ReturnType<typeof allOf>>[number]

/** The numbers of questions by what they were, as people read them in the audit. */
function numbersBy(rows: readonly Row[], field: 'state' | 'categoryId'): Record<string, number[]> {
  const by: Record<string, number[]> = {}
  for (const row of rows) (by[row[field]] ??= []).push(row.number)
  return by
}

type Act = { readonly before: unknown; readonly after?: unknown }

async function tell(ctx: Ctx, act: string, told: Act): Promise<void> {
  await touchBank(ctx.db)
  await ctx.audit({ action: `exam.question.${act}`, object: 'exam.question', ...told })
}
