import { paperDocument, type PaperDocument } from '@lyceum/contract/paper'
import type { LeafQuestion } from '@lyceum/contract/question'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '#platform/db'
import { leavesOf } from './leaves.ts'

/** A frozen paper, ready to be served and answered. It never changes, so it is cached for the life of this process. */
export type Form = {
  readonly document: PaperDocument
  readonly questions: ReadonlyMap<string, LeafQuestion>
}

const forms = new LRUCache<string, Form>({ max: 500 })

type Place = { readonly siteId: number; readonly formId: string }

const keyOf = ({ siteId, formId }: Place) => `${siteId}:${formId}`

/** The forms at these places; those not cached yet are read in one query. */
export async function formsAt(db: Db, places: readonly Place[]): Promise<ReadonlyMap<string, Form>> {
  const requested = new Map(places.map((place) => [keyOf(place), place]))
  const found = new Map<string, Form>()
  for (const key of requested.keys()) {
    const known = forms.get(key)
    if (known) found.set(key, known)
  }
  const missing = [...requested].filter(([key]) => !found.has(key)).map(([, place]) => place)
  if (missing.length === 0) return found
  for (const [key, form] of await readForms(db, missing)) {
    forms.set(key, form)
    found.set(key, form)
  }
  return found
}

async function readForms(db: Db, places: readonly Place[]): Promise<(readonly [key: string, form: Form])[]> {
  const { rows } = await sql<{ siteId: number; id: string; document: unknown }>`
    select form.site_id, form.id, form.document
    from unnest(${places.map(({ siteId }) => siteId)}::integer[], ${places.map(({ formId }) => formId)}::bigint[])
      as wanted (site_id, form_id)
    join exam.paper_form as form on form.site_id = wanted.site_id and form.id = wanted.form_id`.execute(
    db.kysely,
  )
  return rows.map(({ siteId, id, document }) => {
    const whole = paperDocument.parse(document)
    const questions = new Map(leavesOf(whole).map((leaf) => [leaf.questionVersionId, leaf]))
    return [keyOf({ siteId, formId: id }), { document: whole, questions }] as const
  })
}

/** Several forms of one site by id, read in one query. */
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
