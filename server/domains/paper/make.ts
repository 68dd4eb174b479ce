import { randomUUID } from 'node:crypto'
import type { PaperDocument, PaperKeys } from '@lyceum/contract/paper'
import type { QuestionType } from '@lyceum/contract/question'
import type { Db } from '#platform/db'
import type { Fixtures } from '#testing/fixtures'
import { makeAccount } from '../identity/make.ts'
import { deletePaper } from './content/paper-store.ts'
import { insertForms } from './form/form-store.ts'
import { on } from './tables.ts'

type Rule = {
  readonly count: number
  readonly score?: number
  readonly type?: QuestionType
  readonly categoryId?: string
  readonly difficulties?: number[]
  readonly pointId?: string
}

type MadePaper = {
  readonly rules?: readonly Rule[]
  readonly questionIds?: readonly string[]
  readonly title?: string
}

/** A ready paper of one section: drawn by rules, or with these questions. */
export async function makePaper(
  db: Db,
  { rules, questionIds = [], title = '安全月测' }: MadePaper,
): Promise<string> {
  const createdBy = await makeAccount(db, { userName: `p${randomUUID()}`, name: '组卷人' })
  const kind = rules ? 'rule' : 'fixed'
  const { id } = await on(db)
    .insertInto('exam.paper')
    .values({ title, kind, state: 'ready', sections: ['第一部分'], createdBy })
    .returning('id')
    .executeTakeFirstOrThrow()
  const place = (position: number, score = 2) => ({ paperId: id, position, section: 0, score: String(score) })
  if (rules?.length)
    await on(db)
      .insertInto('exam.paper_rule')
      .values(rules.map(({ score, ...rule }, position) => ({ ...place(position, score), ...rule })))
      .execute()
  if (questionIds.length > 0)
    await on(db)
      .insertInto('exam.paper_item')
      .values(questionIds.map((questionId, position) => ({ ...place(position), questionId })))
      .execute()
  return id
}

/** One for all exams of its shape: papers are the organisation's, and an exam more is no paper more. */
export async function makeBarePaper(db: Db, createdBy: string, { fullScore, questionCount }: PaperDocument) {
  const existing = await on(db)
    .selectFrom('exam.paper')
    .select('id')
    .where('title', '=', '安全月考卷')
    .where('fullScore', '=', String(fullScore))
    .where('questionCount', '=', questionCount)
    .executeTakeFirst()
  if (existing) return existing.id
  const { id } = await on(db)
    .insertInto('exam.paper')
    .values({
      title: '安全月考卷',
      kind: 'fixed',
      state: 'ready',
      createdBy,
      fullScore: String(fullScore),
      questionCount,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type NewForm = {
  readonly paperId: string
  readonly batch: string
  readonly document: PaperDocument
  readonly keys: PaperKeys
}

export async function makeForm(db: Db, { paperId, batch, document, keys }: NewForm): Promise<string> {
  const frozen = { paperRevision: 1, number: 1, seed: 'made', bankRevision: '1', document, keys }
  const [id = ''] = await insertForms(db, [{ paperId, batch, ...frozen }])
  return id
}

// Papers are the organisation's: whoever may call reaches all of them.
export const fixtures: Fixtures = {
  'exam.paper': {
    make: async (db) => makePaper(db, { questionIds: [] }),
    reach: 'site',
    remove: deletePaper,
  },
}
