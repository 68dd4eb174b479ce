import { isOverdue } from '../attempt/clock.ts'
import { fits } from '../attempt/answer-fits.ts'
import type { Form } from '../attempt/known-form-store.ts'
import type { Held } from '../attempt/lock-store.ts'
import type { SaidAnswer } from '../attempt/answer-store.ts'

export type Said = {
  readonly accountId: string
  readonly generation: number
  readonly answers: readonly SaidAnswer[]
  readonly at: Date
}

/** What becomes of answers that were sent. */
export type SaveVerdict =
  | 'kept'
  | 'notThere'
  | 'void'
  | 'handedIn'
  | 'timeUp'
  | 'forced'
  | 'elsewhere'
  | 'paused'
  | 'unfit'

/** Whether answers to this attempt are taken now, by the server's clock and the window that counts. */
export function weighSave(held: Held | undefined, said: Said, form: Form | undefined): SaveVerdict {
  if (!held || held.accountId !== said.accountId) return 'notThere'
  const closed = closedBy(held)
  if (closed) return closed
  if (said.generation !== held.generation) return 'elsewhere'
  if (held.pausedAt) return 'paused'
  if (isOverdue(held, said.at)) return 'timeUp'
  return said.answers.every((answer) => isFit(answer, form)) ? 'kept' : 'unfit'
}

export function closedBy({ state, submitKind }: Pick<Held, 'state' | 'submitKind'>): SaveVerdict | undefined {
  if (state === 'open') return undefined
  if (state === 'void') return 'void'
  if (submitKind === 'timeout') return 'timeUp'
  return submitKind === 'cuts' || submitKind === 'forced' ? 'forced' : 'handedIn'
}

function isFit({ questionVersionId, value }: SaidAnswer, form: Form | undefined): boolean {
  const question = form?.questions.get(questionVersionId)
  return question !== undefined && fits(question, value)
}
