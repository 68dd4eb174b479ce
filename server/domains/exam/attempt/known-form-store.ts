import { type LeafQuestion, paperDocument, type PaperDocument } from '@lyceum/contract/exam'
import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { leavesOf } from './answer-fits.ts'

/** A frozen paper, ready to be served and answered. It never changes: read once, it is good as long as this process lives. */
export type Form = {
  readonly document: PaperDocument
  readonly questions: ReadonlyMap<string, LeafQuestion>
}

const forms = new Map<string, Form>()
const kept = 500

type Place = { readonly siteId: number; readonly formId: string }

const keyOf = ({ siteId, formId }: Place) => `${siteId}:${formId}`

/** The forms of these places; those that this process does not know yet are read at once. */
export async function formsAt(db: Db, places: readonly Place[]): Promise<ReadonlyMap<string, Form>> {
  const wanted = new Map(places.map((place) => [keyOf(place), place]))
  const missing = [...wanted].filter(([key]) => !forms.has(key)).map(([, place]) => place)
  if (missing.length > 0) await readForms(db, missing)
  return new Map(
    [...wanted.keys()].flatMap((key) => {
      const form = forms.get(key)
      return form ? [[key, form] as const] : []
    }),
  )
}

async function readForms(db: Db, places: readonly Place[]): Promise<void> {
  const { rows } = await sql<{ siteId: number; id: string; document: unknown }>`
    select form.site_id, form.id, form.document
    from unnest(${places.map(({ siteId }) => siteId)}::integer[], ${places.map(({ formId }) => formId)}::bigint[])
      as wanted (site_id, form_id)
    join exam.paper_form as form on form.site_id = wanted.site_id and form.id = wanted.form_id`.execute(
    db.kysely,
  )
  if (forms.size + rows.length > kept) forms.clear()
  for (const { siteId, id, document } of rows) {
    const whole = paperDocument.parse(document)
    const questions = new Map(leavesOf(whole).map((leaf) => [leaf.questionVersionId, leaf]))
    forms.set(keyOf({ siteId, formId: id }), { document: whole, questions })
  }
}

/** Several forms of one site by their numbers, read at once. */
export async function formsFor(db: Db, formIds: readonly string[]): Promise<ReadonlyMap<string, Form>> {
  const places = [...new Set(formIds)].map((formId) => ({ siteId: db.siteId, formId }))
  const found = await formsAt(db, places)
  return new Map(
    places.flatMap((place) => {
      const form = found.get(keyOf(place))
      return form ? [[place.formId, form] as const] : []
    }),
  )
}

export async function formOf(db: Db, formId: string): Promise<Form> {
  const form = (await formsFor(db, [formId])).get(formId)
  if (!form) throw new Error(`There is no form ${formId}.`)
  return form
}
