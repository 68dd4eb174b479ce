import type { listQuestions as List, questionFilter } from '@lyceum/contract/question'
import type { Input, Result } from '@lyceum/contract/kit'
import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type Kysely,
  sql,
  type SqlBool,
} from 'kysely'
import type { z } from 'zod'
import { likePattern } from '#platform/db/like-pattern'
import type { Ctx } from '#platform/ctx'
import { cursorOf, cursorText } from '#platform/db/cursor'
import { bigints, type Db } from '#platform/db'
import type { QuestionUses } from '#platform/domain'
import { pointsNamed } from '../category/point-store.ts'
import { facilityOf, marksOf, noSums, staleMs } from '../health/rules.ts'
import { sumsOf } from '../health/stat-store.ts'
import { on } from '../tables.ts'

type Filter = z.output<typeof questionFilter>
type Tables = ReturnType<typeof on> extends Kysely<infer T> ? T : never
type Joined = Tables & { question: Tables['exam.question'] }

const exactUpTo = 10_000

export const listQuestions =
  (uses: Pick<QuestionUses, 'count'>) =>
  async (ctx: Ctx, input: Input<typeof List>): Promise<Result<typeof List>> => {
    const [rows, counts] = [await questionsAfter(ctx, input), await countQuestions(ctx, input)]
    const shown = rows.slice(0, input.pageSize)
    const last = rows.length > input.pageSize ? shown.at(-1) : undefined
    const points = await pointsNamed(
      ctx.db,
      shown.flatMap(({ pointIds }) => pointIds),
    )
    const sums = await sumsOf(
      ctx.db,
      shown.flatMap(({ versionId }) => versionId ?? []),
    )
    const used = await uses.count(
      ctx.db,
      shown.map(({ id }) => id),
    )
    return {
      ...counts,
      next: last ? cursorText(last) : '',
      records: shown.map(({ versionId, pointIds, updatedAt, score, ...row }) => {
        const seen = sums.get(versionId ?? '') ?? noSums
        return {
          ...row,
          score: Number(score),
          usedIn: used.get(row.id) ?? 0,
          points: pointIds.flatMap((id) => ({ id, name: points.get(id) ?? '' })),
          facility: facilityOf(seen),
          marks: marksOf({ sums: seen, updatedAt }, ctx.now),
          updatedAt: updatedAt.toISOString(),
        }
      }),
    }
  }

type Page = Filter & { readonly after: string; readonly pageSize: number }

/** One row more than a page, to know whether there is a next page. */
export async function questionsAfter(ctx: Ctx, input: Page) {
  const after = cursorOf(input.after)
  let query = on(ctx.db)
    .selectFrom('exam.question as question')
    .select(['question.id', 'question.number', 'question.type', 'question.state', 'question.text'])
    .select(['question.categoryId', 'question.difficulty', 'question.pointIds', 'question.tags'])
    .select(['question.score', 'question.papers', 'question.drawn', 'question.updatedAt'])
    .select('question.versionId')
    .where((is) => is.and(conditionsOf(input, ctx.now)))
  if (after)
    query = query.where((is) =>
      is(is.refTuple('question.updatedAt', 'question.id'), '<', is.tuple(after.updatedAt, after.id)),
    )
  return query
    .orderBy('question.updatedAt', 'desc')
    .orderBy('question.id', 'desc')
    .limit(input.pageSize + 1)
    .execute()
}

/** How many a filter finds, up to the counting limit. */
async function countQuestions(ctx: Ctx, filter: Filter): Promise<{ total: number; stale: number }> {
  const found = on(ctx.db)
    .selectFrom('exam.question as question')
    .select('question.updatedAt')
    .where((is) => is.and(conditionsOf(filter, ctx.now)))
    .limit(exactUpTo)
  const { total, stale } = await on(ctx.db)
    .selectFrom(found.as('found'))
    .select(({ fn }) => [
      fn.countAll<string>().as('total'),
      fn.countAll<string>().filterWhere('found.updatedAt', '<', yearBefore(ctx.now)).as('stale'),
    ])
    .executeTakeFirstOrThrow()
  return { total: Number(total), stale: Number(stale) }
}

const yearBefore = (now: Date) => new Date(now.getTime() - staleMs)

function conditionsOf(filter: Filter, now: Date): Expression<SqlBool>[] {
  const is = expressionBuilder<Joined, 'question'>()
  const { type, state, categoryId, difficulty, pointId, tag, health, text, importId } = filter
  return [
    ...when(type, (value) => is('question.type', '=', value)),
    ...when(state, (value) => is('question.state', '=', value)),
    ...when(categoryId, (value) => is('question.categoryPath', '@>', bigints([value]))),
    ...when(difficulty, (value) => is('question.difficulty', '=', value)),
    ...when(pointId, (value) => is('question.pointIds', '@>', bigints([value]))),
    ...when(tag, (value) => is('question.tags', '@>', sql<string[]>`${[value]}::text[]`)),
    ...when(text === '' ? undefined : text, (value) => named(is, value)),
    ...when(health, (value) => ailing(is, value, now)),
    ...when(importId, (value) => is('question.importId', '=', value)),
  ]
}

const when = <T>(value: T | undefined, condition: (value: T) => Expression<SqlBool>) =>
  value === undefined ? [] : [condition(value)]

type Is = ExpressionBuilder<Joined, 'question'>

/** Text of the stem, or the question number as people write it. */
function named(is: Is, text: string): Expression<SqlBool> {
  const inStem = is('question.text', 'ilike', likePattern(text))
  return /^\d{1,9}$/.test(text) ? is.or([inStem, is('question.number', '=', Number(text))]) : inStem
}

/** The ids that a filter finds, at most one more than `most`. */
export async function idsFound(ctx: Ctx, filter: Filter, most: number): Promise<string[]> {
  const rows = await on(ctx.db)
    .selectFrom('exam.question as question')
    .select('question.id')
    .where((is) => is.and(conditionsOf(filter, ctx.now)))
    .limit(most + 1)
    .execute()
  return rows.map(({ id }) => id)
}

/** The same thresholds as in `health/rules.ts`, which explains them. */
function ailing(is: Is, mark: NonNullable<Filter['health']>, now: Date): Expression<SqlBool> {
  if (mark === 'stale') return is('question.updatedAt', '<', yearBefore(now))
  const seen = {
    tooHard: sql<SqlBool>`stat.answered >= 10 and stat.share_sum / stat.answered < 0.2`,
    tooEasy: sql<SqlBool>`stat.answered >= 10 and stat.share_sum / stat.answered > 0.95`,
    flagged: sql<SqlBool>`stat.flags >= 3`,
    weak: sql<SqlBool>`stat.answered >= 10 and stat.answered * stat.product_sum - stat.share_sum * stat.rest_sum
      < 0.1 * sqrt(greatest((stat.answered * stat.share_squares - stat.share_sum ^ 2)
                            * (stat.answered * stat.rest_squares - stat.rest_sum ^ 2), 0))
      and (stat.answered * stat.share_squares - stat.share_sum ^ 2)
          * (stat.answered * stat.rest_squares - stat.rest_sum ^ 2) > stat.answered * 1e-9`,
  }
  return is.exists(
    is
      .selectFrom('exam.item_stat as stat')
      .select(sql`1`.as('one'))
      .whereRef('stat.versionId', '=', 'question.versionId')
      .where(seen[mark]),
  )
}

export async function tagList(db: Db) {
  const { rows } = await sql<{ tag: string; questions: string }>`
    select tag, count(*) as questions from exam.question q, unnest(q.tags) as tag
    where q.site_id = ${db.siteId} group by tag order by 2 desc, 1 limit 100`.execute(db.kysely)
  return rows.map(({ tag, questions }) => ({ tag, questions: Number(questions) }))
}
