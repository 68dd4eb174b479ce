import {
  examErrors,
  type moveQuestions as Move,
  type removeQuestions as Remove,
  type setQuestionState as SetState,
  type setStateOfFound as SetFound,
  type tagQuestions as Tag,
} from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { setting } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { categoryPath } from '../category/store.ts'
import { countWrittenBy, deleteQuestions, judge, label, lockQuestions, place } from './bulk-store.ts'
import { idsFound } from './list-queries.ts'
import { touchBank } from './question-store.ts'

export async function setQuestionState(
  ctx: Ctx,
  { ids, state }: Input<typeof SetState>,
): Promise<Result<typeof SetState>> {
  const changing = (await allOf(ctx, ids)).filter((one) => one.state !== state)
  if (state === 'reviewed') await refuseOwn(ctx, changing)
  if (changing.length > 0) {
    const changed = changing.map(({ id }) => id)
    await judge(ctx.db, changed, { state, by: ctx.actor.id, at: ctx.now })
    await tell(ctx, 'state', {
      before: { state: statesIn(changing, 'state') },
      after: { state, numbers: numbersIn(changing) },
    })
  }
  return { changed: changing.length }
}

/** All that a filter finds, and never others than were counted before whoever decided. */
export async function setStateOfFound(
  ctx: Ctx,
  { filter, count, state }: Input<typeof SetFound>,
): Promise<Result<typeof SetFound>> {
  const ids = await idsFound(ctx, filter, count)
  if (ids.length !== count) {
    const found = ids.length > count ? `> ${count}` : ids.length
    fail(examErrors.QUESTION_COUNT_CHANGED, { seen: count, found })
  }
  return setQuestionState(ctx, { ids, state })
}

/** Where a site wants four eyes, nobody approves what they wrote or last changed. */
async function refuseOwn(ctx: Ctx, questions: readonly { readonly id: string }[]): Promise<void> {
  if (questions.length === 0 || !(await setting(ctx, 'exam.fourEyes'))) return
  const ids = questions.map(({ id }) => id)
  const count = await countWrittenBy(ctx.db, ids, ctx.actor.id)
  if (count > 0) fail(examErrors.QUESTION_OWN_REVIEW, { count })
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
    await tell(ctx, 'move', {
      before: { categoryId: statesIn(moving, 'categoryId') },
      after: { categoryId, numbers: numbersIn(moving) },
    })
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
      after: { numbers: numbersIn(retagged), add, remove },
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
    await tell(ctx, 'remove', { before: { numbers: numbersIn(removed) } })
  }
  return { removed: removed.length, kept: all.length - removed.length }
}

async function allOf(ctx: Ctx, ids: readonly string[]) {
  const wanted = new Set(ids)
  const rows = await lockQuestions(ctx.db, [...wanted])
  return rows.length < wanted.size ? fail(commonErrors.NOT_FOUND) : rows
}

type Row = Awaited<ReturnType<typeof allOf>>[number]

/** The numbers of questions, as people read them in the audit. */
const numbersIn = (rows: readonly { readonly number: number }[]) => rows.map(({ number }) => number)

/** What questions were before, each once. */
const statesIn = (rows: readonly Row[], field: 'state' | 'categoryId') => [
  ...new Set(rows.map((row) => row[field])),
]

type Act = { readonly before?: unknown; readonly after?: unknown }

async function tell(ctx: Ctx, act: string, told: Act): Promise<void> {
  await touchBank(ctx.db)
  await ctx.audit({ action: `exam.question.${act}`, object: 'exam.question', ...told })
}
