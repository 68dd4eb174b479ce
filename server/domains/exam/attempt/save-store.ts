import { batch } from '#platform/db/batch'
import { type Db, inTransaction } from '#platform/db'
import { markSeen, putAnswers } from './answer-store.ts'
import { type LockedAttempt, lockAttempts, placeKey } from './lock-store.ts'
import { type Form, formsAt } from '#domains/paper'
import { type SaveInput, type SaveDecision, checkSave } from './accept-late-answer.ts'

type SaveRequest = SaveInput & { readonly attemptId: string }
type SiteSave = SaveRequest & { readonly siteId: number }

export type SaveOutcome = { readonly decision: SaveDecision; readonly locked: LockedAttempt | undefined }

/** Group commit of answers: all that arrived meanwhile are checked under the locks of their attempts and written together. */
export const saveAll = batch<SaveRequest, SaveOutcome>({
  name: 'exam.save',
  maxRows: 500,
  write: (db, saves) => inTransaction(db, (db) => keepAll(db, saves)),
})

async function keepAll(db: Db, saves: readonly SiteSave[]): Promise<readonly SaveOutcome[]> {
  const locked = await lockAttempts(db, saves)
  const forms = await formsOf(db, locked)
  const outcomes = saves.map((save): SaveOutcome => {
    const attempt = locked.get(placeKey(save))
    return { decision: checkSave(attempt, save, formFor(forms, attempt)), locked: attempt }
  })
  const accepted = saves.filter((_, i) => outcomes[i]?.decision === 'kept')
  await putAnswers(
    db,
    accepted.flatMap(({ siteId, attemptId, at, answers }) =>
      answers.map((answer) => ({ ...answer, siteId, attemptId, at })),
    ),
  )
  await markSeen(db, accepted)
  return outcomes
}

export function formsOf(
  db: Db,
  locked: ReadonlyMap<string, LockedAttempt>,
): Promise<ReadonlyMap<string, Form>> {
  const places = [...locked.values()].flatMap(({ siteId, formId }) =>
    formId === null ? [] : [{ siteId, formId }],
  )
  return formsAt(db, places)
}

export const formFor = (
  forms: ReadonlyMap<string, Form>,
  locked: LockedAttempt | undefined,
): Form | undefined =>
  locked && locked.formId !== null ? forms.get(`${locked.siteId}:${locked.formId}`) : undefined
