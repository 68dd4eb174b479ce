import type { QuestionBody, QuestionPart } from '@lyceum/contract/question'
import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import { fingerprintOf } from './fingerprint.ts'
import { scoreOf, shownText } from './question-rules.ts'

/** Category, tags and other data of a question in the bank. */
export type QuestionPlace = {
  readonly categoryId: string
  readonly categoryPath: readonly string[]
  readonly difficulty: number
  readonly pointIds: readonly string[]
  readonly tags: readonly string[]
}

export type NewQuestion = QuestionPlace & {
  readonly body: QuestionBody
  readonly state: 'draft' | 'reviewed' | 'retired'
  readonly createdBy: string
  readonly at: Date
  readonly importId?: string
}

/** Source of ids: the database, or the demo data's own generator. */
type IdSource = (count: number) => readonly string[] | Promise<readonly string[]>

/** Inserts questions with their first versions and keys, in a constant number of statements. Returns their ids. */
export async function insertQuestions(
  db: Db,
  all: readonly NewQuestion[],
  idsFor: IdSource = (count) => nextIds(db, count),
): Promise<string[]> {
  if (all.length === 0) return []
  const first = await takeNumbers(db, all.length)
  const ids = await idsFor(all.length * 2)
  const rows = all.map((entry, index) => ({
    ...entry,
    id: ids[index * 2] ?? '0',
    versionId: ids[index * 2 + 1] ?? '0',
    number: first + index,
  }))
  await on(db)
    .insertInto('exam.question')
    .values(
      rows.map(({ body, createdBy, at, state, id, versionId, number, importId = null, ...place }) => ({
        ...placeColumns(place),
        ...bodyColumns(body),
        id,
        versionId,
        number,
        state,
        importId,
        createdBy,
        createdAt: at,
        updatedAt: at,
        ...(state === 'draft' ? {} : { reviewedBy: createdBy, reviewedAt: at }),
      })),
    )
    .execute()
  await insertVersions(
    db,
    rows.map(({ id, versionId, body, createdBy, at }) => ({
      questionId: id,
      versionId,
      body,
      number: 1,
      createdBy,
      at,
    })),
    idsFor,
  )
  return rows.map(({ id }) => id)
}

const placeColumns = ({ categoryId, categoryPath, difficulty, pointIds, tags }: QuestionPlace) => ({
  categoryId,
  categoryPath: [...categoryPath],
  difficulty,
  pointIds: [...pointIds],
  tags: [...tags],
})

const bodyColumns = (body: QuestionBody) => ({
  type: body.content.type,
  score: String(scoreOf(body)),
  text: shownText(body.content),
  fingerprint: fingerprintOf(body),
})

export type NewVersion = {
  readonly questionId: string
  readonly versionId: string
  readonly number: number
  readonly body: QuestionBody
  readonly createdBy: string
  readonly at: Date
}

/** Inserts versions with their parts and keys. */
export async function insertVersions(
  db: Db,
  versions: readonly NewVersion[],
  idsFor: IdSource = (count) => nextIds(db, count),
): Promise<void> {
  const parts = versions.reduce((sum, { body }) => sum + body.parts.length, 0)
  const partIds = [...(await idsFor(parts))]
  const rows = versions.flatMap((version) => {
    const { body, versionId } = version
    const whole = row(version, { ...body, score: scoreOf(body) }, { id: versionId, part: 0, parentId: null })
    const below = body.parts.map((part, index) =>
      row(version, part, { id: partIds.pop() ?? '0', part: index + 1, parentId: versionId }),
    )
    return [whole, ...below]
  })
  await on(db)
    .insertInto('exam.question_version')
    .values(rows.map(({ version }) => version))
    .execute()
  await on(db)
    .insertInto('exam_key.question_key')
    .values(rows.map(({ key }) => key))
    .execute()
}

type PartBody = Omit<QuestionPart, 'content' | 'key'> & Pick<QuestionBody, 'content' | 'key'>

type PlaceInVersion = { readonly id: string; readonly part: number; readonly parentId: string | null }

function row(
  { questionId, number, createdBy, at }: NewVersion,
  { content, key, explanation, links, score }: PartBody,
  place: PlaceInVersion,
) {
  return {
    version: {
      ...place,
      questionId,
      number,
      createdBy,
      createdAt: at,
      type: content.type,
      content: JSON.stringify(content),
      score: String(score),
      text: shownText(content),
    },
    key: {
      versionId: place.id,
      key: key && JSON.stringify(key),
      explanation: JSON.stringify(explanation),
      links: JSON.stringify(links),
    },
  }
}

/** Sets another current version, and marks the bank as changed. */
export async function updateQuestion(
  db: Db,
  questionId: string,
  { versionId, body, at, ...place }: QuestionPlace & Pick<NewVersion, 'versionId' | 'body' | 'at'>,
): Promise<void> {
  await on(db)
    .updateTable('exam.question')
    .set({ ...placeColumns(place), ...bodyColumns(body), versionId, updatedAt: at })
    .where('id', '=', questionId)
    .execute()
  await touchBank(db)
}

/** Marks the set of drawable questions as changed (INV-E15). */
export async function touchBank(db: Db): Promise<void> {
  await takeNumbers(db, 0)
}

/** Reserves this many question numbers and returns the first. */
async function takeNumbers(db: Db, count: number): Promise<number> {
  const { lastNumber } = await on(db)
    .insertInto('exam.bank')
    .values({ lastNumber: count, revision: '1' })
    .onConflict((conflict) =>
      conflict.column('siteId').doUpdateSet((is) => ({
        lastNumber: is('exam.bank.lastNumber', '+', count),
        revision: is('exam.bank.revision', '+', '1'),
      })),
    )
    .returning('lastNumber')
    .executeTakeFirstOrThrow()
  return lastNumber - count + 1
}

export async function nextIds(db: Db, count: number): Promise<string[]> {
  if (count === 0) return []
  const { rows } = await sql<{
    id: string
  }>`select platform.next_id() as id from generate_series(1, ${count}::integer)`.execute(db.kysely)
  return rows.map(({ id }) => id)
}

export async function lockQuestion(db: Db, questionId: string) {
  return on(db)
    .selectFrom('exam.question')
    .selectAll()
    .where('id', '=', questionId)
    .forUpdate()
    .executeTakeFirst()
}

export async function numberOf(db: Db, questionId: string): Promise<number> {
  const row = await on(db)
    .selectFrom('exam.question')
    .select('number')
    .where('id', '=', questionId)
    .executeTakeFirstOrThrow()
  return row.number
}
