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

/** Reads under way, by connection pool: a hot call never waits for a read that queues behind others. */
const reading = new WeakMap<object, Map<string, Promise<Form | undefined>>>()

function readingOn({ kysely }: Db): Map<string, Promise<Form | undefined>> {
  const { adapter } = kysely.getExecutor()
  const here = reading.get(adapter) ?? new Map<string, Promise<Form | undefined>>()
  reading.set(adapter, here)
  return here
}

/** The forms at these places; those not cached yet are read in one query, and concurrent callers share it. */
export async function formsAt(db: Db, places: readonly Place[]): Promise<ReadonlyMap<string, Form>> {
  const requested = new Map(places.map((place) => [keyOf(place), place]))
  const found = new Map<string, Form>()
  for (const key of requested.keys()) {
    const known = forms.get(key)
    if (known) found.set(key, known)
  }
  const missing = [...requested].filter(([key]) => !found.has(key)).map(([, place]) => place)
  if (missing.length === 0) return found
  // A transaction holds a connection: waiting for a read that still waits for one could block both.
  const read = db.kysely.isTransaction ? await readForms(db, missing) : await readTogether(db, missing)
  return new Map([...found, ...read])
}

async function readTogether(db: Db, places: readonly Place[]): Promise<ReadonlyMap<string, Form>> {
  const underWay = readingOn(db)
  const shared = places.flatMap((place) => {
    const form = underWay.get(keyOf(place))
    return form ? [{ place, form }] : []
  })
  const own = places.filter((place) => !underWay.has(keyOf(place)))
  const [read, others] = await Promise.all([
    own.length === 0 ? new Map<string, Form>() : readShared(db, own),
    Promise.allSettled(shared.map(({ form }) => form)),
  ])
  const found = new Map(read)
  const lost: Place[] = []
  for (const [i, { place }] of shared.entries()) {
    const other = others[i]
    if (other?.status === 'fulfilled' && other.value) found.set(keyOf(place), other.value)
    else lost.push(place)
  }
  // The failure of another caller's read is not ours.
  return lost.length === 0 ? found : new Map([...found, ...(await readForms(db, lost))])
}

/** Reads forms for this caller and everybody who asks for them meanwhile. */
async function readShared(db: Db, places: readonly Place[]): Promise<ReadonlyMap<string, Form>> {
  const underWay = readingOn(db)
  const read = readForms(db, places)
  for (const key of places.map(keyOf)) {
    const form = read.then((all) => all.get(key))
    underWay.set(key, form)
    // Who waits for it handles its failure.
    form.catch(() => undefined).finally(() => underWay.delete(key))
  }
  return read
}

async function readForms(db: Db, places: readonly Place[]): Promise<ReadonlyMap<string, Form>> {
  const { rows } = await sql<{ siteId: number; id: string; document: unknown }>`
    select form.site_id, form.id, form.document
    from unnest(${places.map(({ siteId }) => siteId)}::integer[], ${places.map(({ formId }) => formId)}::bigint[])
      as wanted (site_id, form_id)
    join exam.paper_form as form on form.site_id = wanted.site_id and form.id = wanted.form_id`.execute(
    db.kysely,
  )
  const read = new Map<string, Form>()
  for (const { siteId, id, document } of rows) {
    const whole = paperDocument.parse(document)
    const questions = new Map(leavesOf(whole).map((leaf) => [leaf.questionVersionId, leaf]))
    read.set(keyOf({ siteId, formId: id }), { document: whole, questions })
  }
  for (const [key, form] of read) forms.set(key, form)
  return read
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

/** Parsing is work for the processor: a few at a time, so that calls are answered in between. */
const atOnce = 5

/** Reads forms into this process before they are needed; those it has already cost nothing. */
export async function warmForms(db: Db, formIds: readonly string[]): Promise<void> {
  for (let from = 0; from < formIds.length; from += atOnce)
    await formsFor(db, formIds.slice(from, from + atOnce))
}
