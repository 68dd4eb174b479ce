import type { DocumentTree } from '@lyceum/contract/kit'
import type { GivenAnswer } from '@lyceum/contract/learning'
import { z } from 'zod'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

const stored = z
  .array(z.object({ key: z.string(), choices: z.array(z.string()), text: z.string() }))
  .catch([])

const columns = [
  'id',
  'enrolmentId',
  'courseId',
  'accountId',
  'moduleId',
  'versionId',
  'type',
  'number',
  'words',
  'content',
  'answers',
  'score',
  'needsMark',
  'comment',
  'savedAt',
  'handedAt',
  'markedBy',
  'markedAt',
] as const

type Row = { readonly answers: unknown; readonly score: string | null }

function read<R extends Row>({ answers, score, ...row }: R) {
  return { ...row, answers: stored.parse(answers), score: score === null ? null : Number(score) }
}

export type HandIn = NonNullable<Awaited<ReturnType<typeof handInById>>>

export async function handInById(db: Db, handInId: string) {
  const row = await on(db)
    .selectFrom('learning.hand_in')
    .select(columns)
    .where('id', '=', handInId)
    .executeTakeFirst()
  return row && read(row)
}

type Place = { readonly enrolmentId: string; readonly moduleId: string }

/** All attempts at a module, newest first. */
export async function handInsOf(db: Db, { enrolmentId, moduleId }: Place) {
  const rows = await on(db)
    .selectFrom('learning.hand_in')
    .select(columns)
    .where('enrolmentId', '=', enrolmentId)
    .where('moduleId', '=', moduleId)
    .orderBy('number', 'desc')
    .execute()
  return rows.map(read)
}

type NewHandIn = Place & {
  readonly courseId: string
  readonly accountId: string
  readonly versionId: string
  readonly type: 'ASS' | 'TST' | 'ACE'
  readonly number: number
  readonly words: string
  /** The formatted text, if any. */
  readonly content?: DocumentTree | null
  readonly answers: readonly GivenAnswer[]
  readonly score: number | null
  readonly needsMark: boolean
  readonly savedAt: Date
  readonly handedAt: Date | null
}

/** Writes an attempt, or updates its draft. The caller has locked the enrolment. */
export async function putHandIn(
  db: Db,
  { score, answers, content = null, ...handIn }: NewHandIn,
): Promise<string> {
  const values = {
    ...handIn,
    content: content && JSON.stringify(content),
    answers: JSON.stringify(answers),
    score: score === null ? null : String(score),
  }
  const { words, content: tree, savedAt, handedAt } = values
  const { id } = await on(db)
    .insertInto('learning.hand_in')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['siteId', 'enrolmentId', 'moduleId', 'number'])
        .doUpdateSet({ words, content: tree, savedAt, handedAt })
        .where('learning.hand_in.handedAt', 'is', null),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Nameless = {
  readonly moduleId: string
  readonly versionId: string
  readonly answers: readonly GivenAnswer[]
  readonly at: Date
}

/** Stored without a name or exact time that could identify the author: only the month is kept. */
export async function insertAnonymous(db: Db, { moduleId, versionId, answers, at }: Nameless): Promise<void> {
  const month = `${at.toISOString().slice(0, 7)}-01`
  await on(db)
    .insertInto('learning.nameless_answer')
    .values({ moduleId, versionId, month, answers: JSON.stringify(answers) })
    .execute()
}

type Attached = {
  readonly id: string
  readonly name: string
  readonly size: string
  readonly sha256: Buffer
}

export async function replaceFiles(db: Db, handInId: string, files: readonly Attached[]): Promise<void> {
  await on(db).deleteFrom('learning.hand_in_file').where('handInId', '=', handInId).execute()
  if (files.length === 0) return
  await on(db)
    .insertInto('learning.hand_in_file')
    .values(files.map(({ id: fileId, ...file }, position) => ({ handInId, fileId, position, ...file })))
    .execute()
}

export async function filesOfHandIn(db: Db, handInId: string) {
  return on(db)
    .selectFrom('learning.hand_in_file')
    .select(['fileId', 'name', 'size', 'sha256'])
    .where('handInId', '=', handInId)
    .orderBy('position')
    .execute()
}

type Mark = {
  readonly score: number
  readonly comment: string
  readonly markedBy: string
  readonly markedAt: Date
  /** The time of the mark that was read; null: there was none. */
  readonly corrects: Date | null
}

/** Replaces the mark that was read; false: somebody has changed it meanwhile. */
export async function writeMark(
  db: Db,
  handInId: string,
  { score, corrects, ...mark }: Mark,
): Promise<boolean> {
  const { numUpdatedRows } = await on(db)
    .updateTable('learning.hand_in')
    .set({ ...mark, score: String(score) })
    .where('id', '=', handInId)
    .where('markedAt', corrects === null ? 'is' : '=', corrects)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
