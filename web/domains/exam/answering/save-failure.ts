import { sittingErrors } from '@lyceum/contract/exam'
import { commonErrors } from '@lyceum/contract/kit'
import { ApiError } from '#lib/api'
import type { Setback } from './answer-saver.ts'

/** Why the attempt cannot be answered at the moment. */
export type Halt =
  | { readonly kind: 'paused' }
  /** The attempt was taken over by another window. */
  | { readonly kind: 'taken' }
  /** The answers do not fit the paper any more: only a reload helps. */
  | { readonly kind: 'unfit' }
  /** The paper is handed in, or its record was deleted. */
  | { readonly kind: 'closed'; readonly code: string }

const closing: readonly string[] = [
  sittingErrors.EXAM_TIME_UP.code,
  sittingErrors.EXAM_FORCED_SUBMIT.code,
  sittingErrors.EXAM_HANDED_IN.code,
  sittingErrors.LEARNING_RECORD_DELETED.code,
  commonErrors.NOT_FOUND.code,
]

/** The halt caused by an error; undefined: a broken connection or busy server, which is retried. */
export function haltOf(error: unknown): Halt | undefined {
  const code = error instanceof ApiError ? error.errCode : ''
  if (code === sittingErrors.EXAM_ADMIN_PAUSED.code) return { kind: 'paused' }
  if (code === sittingErrors.EXAM_TAKEN_OVER.code) return { kind: 'taken' }
  if (code === sittingErrors.EXAM_ANSWERS_UNFIT.code) return { kind: 'unfit' }
  return closing.includes(code) ? { kind: 'closed', code } : undefined
}

export function setbackOf(error: unknown): Setback {
  // Signed out: the page goes to the sign-in page by itself, and the journal stays.
  if (error instanceof ApiError && error.status === 401) return 'over'
  const halt = haltOf(error)
  if (!halt) return 'again'
  return halt.kind === 'paused' ? 'paused' : 'over'
}
