import { type AnswerValue, answerValue } from '@lyceum/contract/question'
import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type Item = { readonly questionVersionId: string; readonly formId: string }
type NewPractice = { readonly accountId: string; readonly items: readonly Item[]; readonly at: Date }

export async function insertPractice(db: Db, { accountId, items, at }: NewPractice): Promise<string> {
  const { id } = await on(db)
    .insertInto('exam.practice')
    .values({ accountId, beganAt: at, questions: items.length })
    .returning('id')
    .executeTakeFirstOrThrow()
  await on(db)
    .insertInto('exam.practice_item')
    .values(items.map((item, position) => ({ practiceId: id, position, ...item })))
    .execute()
  return id
}

const columns = ['id', 'accountId', 'beganAt', 'submittedAt', 'questions', 'correct'] as const

export async function practiceById(db: Db, practiceId: string) {
  return on(db).selectFrom('exam.practice').select(columns).where('id', '=', practiceId).executeTakeFirst()
}

/** Locked, so that two concurrent hand-ins count once. */
export async function lockPractice(db: Db, practiceId: string) {
  return on(db)
    .selectFrom('exam.practice')
    .select(columns)
    .where('id', '=', practiceId)
    .forUpdate()
    .executeTakeFirst()
}

export async function itemsOfPractice(db: Db, practiceId: string) {
  const rows = await on(db)
    .selectFrom('exam.practice_item')
    .select([
      'position',
      'questionVersionId',
      'formId',
      'isRight',
      sql<string | null>`value::text`.as('value'),
    ])
    .where('practiceId', '=', practiceId)
    .orderBy('position')
    .execute()
  return rows.map(({ value, ...row }) => ({
    ...row,
    value: value === null ? null : answerValue.parse(JSON.parse(value)),
  }))
}

type Page = { readonly accountId: string; readonly offset: number; readonly limit: number }

export async function practicePage(db: Db, { accountId, offset, limit }: Page) {
  return on(db)
    .selectFrom('exam.practice')
    .select(columns)
    .where('accountId', '=', accountId)
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function countPractices(db: Db, accountId: string): Promise<number> {
  const { count } = await on(db)
    .selectFrom('exam.practice')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type AnswerResult = {
  readonly questionVersionId: string
  readonly value: AnswerValue | null
  readonly isRight: boolean
}

type Round = {
  readonly practiceId: string
  readonly accountId: string
  readonly results: readonly AnswerResult[]
  readonly at: Date
}

/** Days until a question is due again, by the number of right answers; a wrong one is due tomorrow. */
const restDays = [1, 2, 4, 8] as const

/** Stores the answers of a round and updates the notebook; returns how many questions were mastered by it. */
export async function noteAnswers(db: Db, { practiceId, accountId, results, at }: Round): Promise<number> {
  const questions = results.map(({ questionVersionId }) => questionVersionId)
  const rights = results.map(({ isRight }) => isRight)
  await sql`
    update exam.practice_item as item set value = said.value::jsonb, is_right = said.is_right
    from unnest(${questions}::bigint[], ${results.map(({ value }) => (value === null ? null : JSON.stringify(value)))}::text[],
      ${rights}::boolean[]) as said (question_version_id, value, is_right)
    where item.site_id = ${db.siteId} and item.practice_id = ${practiceId}
      and item.question_version_id = said.question_version_id`.execute(db.kysely)
  const { rows } = await sql<{ mastered: boolean }>`
    update exam.mistake as mistake
    set correct = mistake.correct + said.is_right::integer, wrong = mistake.wrong + (not said.is_right)::integer,
      due_at = ${at}::timestamptz + make_interval(days => case when said.is_right
        then (${[...restDays]}::integer[])[least(mistake.correct + 1, 4)] else 1 end)
    from unnest(${questions}::bigint[], ${rights}::boolean[]) as said (question_version_id, is_right)
    where mistake.site_id = ${db.siteId} and mistake.account_id = ${accountId}
      and mistake.question_version_id = said.question_version_id
    returning mistake.correct = 4 and said.is_right as mastered`.execute(db.kysely)
  return rows.filter(({ mastered }) => mastered).length
}

type End = { readonly practiceId: string; readonly correct: number; readonly at: Date }

export async function endPractice(db: Db, { practiceId, correct, at }: End): Promise<void> {
  await on(db)
    .updateTable('exam.practice')
    .set({ submittedAt: at, correct })
    .where('id', '=', practiceId)
    .execute()
}

/** How many questions the account has practised since a moment. */
export async function practisedSince(db: Db, accountId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from exam.practice as practice
    join exam.practice_item as item on item.site_id = practice.site_id and item.practice_id = practice.id
    where practice.site_id = ${db.siteId} and practice.account_id = ${accountId}::bigint
      and practice.began_at >= ${since}::timestamptz and item.is_right is not null`.execute(db.kysely)
  return rows[0]?.count ?? 0
}
