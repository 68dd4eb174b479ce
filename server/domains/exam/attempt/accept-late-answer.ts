import { isOverdue } from './clock.ts'
import { fits } from './validate-answer.ts'
import type { Form } from '#domains/paper'
import type { LockedAttempt } from './lock-store.ts'
import type { GivenAnswer } from './answer-store.ts'

export type SaveInput = {
  readonly accountId: string
  readonly generation: number
  readonly answers: readonly GivenAnswer[]
  readonly at: Date
}

/** The result of a save request. */
export type SaveDecision =
  | 'kept'
  | 'notThere'
  | 'void'
  | 'handedIn'
  | 'timeUp'
  | 'forced'
  | 'elsewhere'
  | 'paused'
  | 'unfit'

/** Whether answers to this attempt are accepted now, by the server's clock and only from the active window. */
export function checkSave(
  locked: LockedAttempt | undefined,
  input: SaveInput,
  form: Form | undefined,
): SaveDecision {
  if (!locked || locked.accountId !== input.accountId) return 'notThere'
  const closed = closedBy(locked)
  if (closed) return closed
  if (input.generation !== locked.generation) return 'elsewhere'
  if (locked.pausedAt) return 'paused'
  if (isOverdue(locked, input.at)) return 'timeUp'
  return input.answers.every((answer) => isFit(answer, form)) ? 'kept' : 'unfit'
}

export function closedBy({
  state,
  submitKind,
}: Pick<LockedAttempt, 'state' | 'submitKind'>): SaveDecision | undefined {
  if (state === 'open') return undefined
  if (state === 'void') return 'void'
  if (submitKind === 'timeout') return 'timeUp'
  return submitKind === 'cuts' || submitKind === 'forced' ? 'forced' : 'handedIn'
}

function isFit({ questionVersionId, value }: GivenAnswer, form: Form | undefined): boolean {
  const question = form?.questions.get(questionVersionId)
  return question !== undefined && fits(question, value)
}
