import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type Whose = {
  readonly accountId: string
  readonly now: Date
  readonly courseId?: string | undefined
}

export type MistakeState = 'open' | 'due' | 'mastered' | 'all'

/**
 * Somebody's mistakes, except those whose key an exam still hides (INV-E13): practising them would reveal the key, to
 * the same person's next attempt or to others still answering.
 */
function mistakesOf(db: Db, { accountId, now, courseId }: Whose) {
  const released = sql<boolean>`(
    exam.answers_shown = 'afterSubmit' and not exists (
      select from exam.attempt as mine where mine.site_id = exam.site_id and mine.exam_id = exam.id
        and mine.account_id = ${accountId} and mine.state = 'open')
    or exam.answers_shown = 'afterClose' and (exam.state = 'closed' or exam.closes_at <= ${now}::timestamptz)
      and not exists (
        select from exam.attempt as other where other.site_id = exam.site_id and other.exam_id = exam.id
          and other.state = 'open'))`
  const mistakes = on(db)
    .selectFrom('exam.mistake as mistake')
    .innerJoin('exam.exam as exam', 'exam.id', 'mistake.examId')
    .where('mistake.accountId', '=', accountId)
    .where(released)
  return courseId === undefined ? mistakes : mistakes.where('exam.courseId', '=', courseId)
}

function inState(db: Db, { state, ...whose }: Whose & { readonly state: MistakeState }) {
  const mistakes = mistakesOf(db, whose)
  if (state === 'all') return mistakes
  if (state === 'mastered') return mistakes.where('mistake.isMastered', '=', true)
  const open = mistakes.where('mistake.isMastered', '=', false)
  return state === 'open' ? open : open.where('mistake.dueAt', '<=', whose.now)
}

export async function countIn(db: Db, filter: Whose & { readonly state: MistakeState }): Promise<number> {
  const { count } = await inState(db, filter)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Page = Whose & { readonly state: MistakeState; readonly offset: number; readonly limit: number }

/** Due ones first. */
export async function mistakePage(db: Db, { offset, limit, ...filter }: Page) {
  return inState(db, filter)
    .select(['mistake.questionVersionId', 'mistake.formId', 'mistake.wrong', 'mistake.correct'])
    .select(['mistake.isMastered', 'mistake.dueAt', 'mistake.notedAt', 'exam.courseId'])
    .orderBy('mistake.isMastered')
    .orderBy('mistake.dueAt')
    .orderBy('mistake.questionVersionId')
    .offset(offset)
    .limit(limit)
    .execute()
}

/** The exams that open mistakes come from. */
export async function mistakeExams(db: Db, whose: Whose) {
  const rows = await mistakesOf(db, whose)
    .where('mistake.isMastered', '=', false)
    .select(['exam.courseId', ({ fn }) => fn.countAll<string>().as('open')])
    .groupBy('exam.courseId')
    .orderBy('exam.courseId', 'desc')
    .limit(200)
    .execute()
  return rows.map(({ courseId, open }) => ({ courseId, open: Number(open) }))
}

export async function mistakesAmong(db: Db, accountId: string, questionIds: readonly string[]) {
  if (questionIds.length === 0) return []
  return on(db)
    .selectFrom('exam.mistake')
    .select(['questionVersionId', 'correct', 'isMastered'])
    .where('accountId', '=', accountId)
    .where('questionVersionId', 'in', [...questionIds])
    .execute()
}

/** Of these questions, those whose key may be shown to the account now. */
export async function releasedAmong(
  db: Db,
  whose: Whose,
  questionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (questionIds.length === 0) return new Set()
  const rows = await mistakesOf(db, whose)
    .select('mistake.questionVersionId')
    .where('mistake.questionVersionId', 'in', [...questionIds])
    .execute()
  return new Set(rows.map(({ questionVersionId }) => questionVersionId))
}

/** Of these questions, the mistakes that the account can practise now. */
export async function openAmong(db: Db, whose: Whose, questionIds: readonly string[]) {
  if (questionIds.length === 0) return []
  return inState(db, { ...whose, state: 'open' })
    .select(['mistake.questionVersionId', 'mistake.formId'])
    .where('mistake.questionVersionId', 'in', [...questionIds])
    .execute()
}
