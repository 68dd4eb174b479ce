import { type PaperDocument, paperDocument, type PaperKeys, paperKeys } from '@lyceum/contract/paper'
import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** What forms are drawn for: `exam:7`. Two batches of one paper share nothing but the paper. */
export type Batch = { readonly paperId: string; readonly batch: string }

/** The existing forms of a batch, ordered by number. */
export async function formsOf(db: Db, { paperId, batch }: Batch): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('exam.paper_form')
    .select('id')
    .where('paperId', '=', paperId)
    .where('batch', '=', batch)
    .orderBy('number')
    .execute()
  return rows.map(({ id }) => id)
}

export async function formById(db: Db, formId: string): Promise<PaperDocument | undefined> {
  const row = await on(db)
    .selectFrom('exam.paper_form')
    .select('document')
    .where('id', '=', formId)
    .executeTakeFirst()
  return row && paperDocument.parse(row.document)
}

/** Needs the role that may read keys. */
export async function keysById(db: Db, formId: string): Promise<PaperKeys | undefined> {
  const row = await on(db)
    .selectFrom('exam_key.form_key')
    .select('keys')
    .where('formId', '=', formId)
    .executeTakeFirst()
  return row && paperKeys.parse(row.keys)
}

/** Needs the role that may read keys. */
export async function keysOfForms(
  db: Db,
  formIds: readonly string[],
): Promise<ReadonlyMap<string, PaperKeys>> {
  if (formIds.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('exam_key.form_key')
    .select(['formId', 'keys'])
    .where('formId', 'in', [...formIds])
    .execute()
  return new Map(rows.map(({ formId, keys }) => [formId, paperKeys.parse(keys)]))
}

export type NewForm = Batch & {
  readonly paperRevision: number
  readonly number: number
  readonly seed: string
  readonly bankRevision: string
  readonly document: PaperDocument
  readonly keys: PaperKeys
}

const atOnce = 50

export async function insertForms(db: Db, forms: readonly NewForm[]): Promise<string[]> {
  const ids: string[] = []
  for (let from = 0; from < forms.length; from += atOnce) {
    const group = forms.slice(from, from + atOnce)
    const rows = await on(db)
      .insertInto('exam.paper_form')
      .values(
        group.map(({ keys: _keys, document, ...form }) => ({
          ...form,
          document: JSON.stringify(document),
          fullScore: String(document.fullScore),
          questionCount: document.questionCount,
        })),
      )
      .returning(['id', 'number'])
      .execute()
    const byNumber = new Map(rows.map(({ id, number }) => [number, id]))
    const idOf = ({ number }: NewForm) => byNumber.get(number) ?? '0'
    await on(db)
      .insertInto('exam_key.form_key')
      .values(group.map((form) => ({ formId: idOf(form), keys: JSON.stringify(form.keys) })))
      .execute()
    ids.push(...group.map(idOf))
  }
  return ids
}

/** In how many forms of this paper each question stands. */
export async function countUses(db: Db, paperId: string, times: ReadonlyMap<string, number>): Promise<void> {
  await sql`
    insert into exam.form_use as known (site_id, question_id, paper_id, forms)
    select ${db.siteId}::integer, t.id, ${paperId}::bigint, t.times
    from unnest(${[...times.keys()]}::bigint[], ${[...times.values()]}::integer[]) as t (id, times)
    on conflict (site_id, question_id, paper_id) do update set forms = known.forms + excluded.forms`.execute(
    db.kysely,
  )
}
