import {
  questionErrors,
  type moveQuestions as Move,
  type removeQuestions as Remove,
  type setQuestionState as SetState,
  type setStateOfFound as SetFound,
  type tagQuestions as Tag,
} from '@lyceum/contract/question'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { setting } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { categoryPath } from '../category/store.ts'
import {
  countWrittenBy,
  deleteQuestions,
  writeReviewState,
  label,
  lockQuestions,
  place,
} from './bulk-store.ts'
import { idsFound } from './list-queries.ts'
import { touchBank } from './question-store.ts'

export async function setQuestionState(
  ctx: Ctx,
  { ids, state }: Input<typeof SetState>,
): Promise<Result<typeof SetState>> {
  const changing = (await allOf(ctx, ids)).filter((question) => question.state !== state)
  if (state === 'reviewed') await refuseOwn(ctx, changing)
  if (changing.length > 0) {
    const changed = changing.map(({ id }) => id)
    await writeReviewState(ctx.db, changed, { state, by: ctx.actor.id, at: ctx.now })
    await auditChange(ctx, 'state', {
      before: { state: statesIn(changing, 'state') },
      after: { state, numbers: numbersIn(changing) },
    })
  }
  return { changed: changing.length }
}

/** Changes all that a filter finds, but never more than the count that was confirmed. */
export async function setStateOfFound(
  ctx: Ctx,
  { filter, count, state }: Input<typeof SetFound>,
): Promise<Result<typeof SetFound>> {
  const ids = await idsFound(ctx, filter, count)
  if (ids.length !== count) {
    const found = ids.length > count ? `> ${count}` : ids.length
    fail(questionErrors.QUESTION_COUNT_CHANGED, { seen: count, found })
  }
  return setQuestionState(ctx, { ids, state })
}

/** Where the site requires a second reviewer, nobody approves what they wrote or last changed. */
async function refuseOwn(ctx: Ctx, questions: readonly { readonly id: string }[]): Promise<void> {
  if (questions.length === 0 || !(await setting(ctx, 'exam.fourEyes'))) return
  const ids = questions.map(({ id }) => id)
  const count = await countWrittenBy(ctx.db, ids, ctx.actor.id)
  if (count > 0) fail(questionErrors.QUESTION_OWN_REVIEW, { count })
}

export async function moveQuestions(
  ctx: Ctx,
  { ids, categoryId }: Input<typeof Move>,
): Promise<Result<typeof Move>> {
  const path = (await categoryPath(ctx.db, categoryId)) ?? fail(commonErrors.NOT_FOUND)
  const moving = (await allOf(ctx, ids)).filter((question) => question.categoryId !== categoryId)
  if (moving.length > 0) {
    const moved = moving.map(({ id }) => id)
    await place(ctx.db, moved, { categoryId, categoryPath: path })
    await auditChange(ctx, 'move', {
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
    await auditChange(ctx, 'tag', {
      after: { numbers: numbersIn(retagged), add, remove },
    })
  }
  return { changed: retagged.length }
}

/** A question that was ever used stays, because answers refer to it. */
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
    await auditChange(ctx, 'remove', { before: { numbers: numbersIn(removed) } })
  }
  return { removed: removed.length, kept: all.length - removed.length }
}

async function allOf(ctx: Ctx, ids: readonly string[]) {
  const uniqueIds = new Set(ids)
  const rows = await lockQuestions(ctx.db, [...uniqueIds])
  return rows.length < uniqueIds.size ? fail(commonErrors.NOT_FOUND) : rows
}

type Row = Awaited<ReturnType<typeof allOf>>[number]

/** Question numbers, as people read them in the audit log. */
const numbersIn = (rows: readonly { readonly number: number }[]) => rows.map(({ number }) => number)

/** The distinct previous values of these questions. */
const statesIn = (rows: readonly Row[], field: 'state' | 'categoryId') => [
  ...new Set(rows.map((row) => row[field])),
]

type Act = { readonly before?: unknown; readonly after?: unknown }

async function auditChange(ctx: Ctx, act: string, details: Act): Promise<void> {
  await touchBank(ctx.db)
  await ctx.audit({ action: `exam.question.${act}`, object: 'exam.question', ...details })
}
