import { batch } from '#platform/batch'
import { type Db, inTransaction } from '#platform/db'
import { markSeen, putAnswers } from '../attempt/answer-store.ts'
import { type Held, holdAttempts, placeKey } from '../attempt/lock-store.ts'
import { type Form, formsAt } from '../attempt/known-form-store.ts'
import { type Said, type SaveVerdict, weighSave } from './weigh-save.ts'

type Saying = Said & { readonly attemptId: string }
type Placed = Saying & { readonly siteId: number }

export type SaveOutcome = { readonly verdict: SaveVerdict; readonly held: Held | undefined }

/** Answers by group commit: all that arrived meanwhile are weighed under the locks of their attempts and written at once. */
export const saveAll = batch<Saying, SaveOutcome>({
  name: 'exam.save',
  maxRows: 500,
  write: (db, said) => inTransaction(db, (db) => keepAll(db, said)),
})

async function keepAll(db: Db, said: readonly Placed[]): Promise<readonly SaveOutcome[]> {
  const held = await holdAttempts(db, said)
  const forms = await formsOf(db, held)
  const outcomes = said.map((one): SaveOutcome => {
    const attempt = held.get(placeKey(one))
    return { verdict: weighSave(attempt, one, formFor(forms, attempt)), held: attempt }
  })
  const kept = said.filter((_, i) => outcomes[i]?.verdict === 'kept')
  await putAnswers(
    db,
    kept.flatMap(({ siteId, attemptId, at, answers }) =>
      answers.map((answer) => ({ ...answer, siteId, attemptId, at })),
    ),
  )
  await markSeen(db, kept)
  return outcomes
}

export function formsOf(db: Db, held: ReadonlyMap<string, Held>): Promise<ReadonlyMap<string, Form>> {
  const places = [...held.values()].flatMap(({ siteId, formId }) =>
    formId === null ? [] : [{ siteId, formId }],
  )
  return formsAt(db, places)
}

export const formFor = (forms: ReadonlyMap<string, Form>, held: Held | undefined): Form | undefined =>
  held && held.formId !== null ? forms.get(`${held.siteId}:${held.formId}`) : undefined
