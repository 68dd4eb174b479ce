/** Why a call failed: the server rejected it, no answer, timeout, or replaced by a newer duplicate. */
export type Cause = 'refused' | 'network' | 'timeout' | 'cancelled'

type ErrorAnswer = {
  readonly status?: number
  readonly errCode?: string
  readonly errMsg?: string
  readonly errDetail?: string
  readonly retryAfterMs?: number
}

/** A failed call, with the server's error details. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly reason: Cause
  /** 0 when no answer arrived. */
  readonly status: number
  readonly errCode: string
  readonly errMsg: string
  /** The lines of `errDetail`, without empty ones. */
  readonly details: readonly string[]
  readonly retryAfterMs: number | undefined

  constructor(reason: Cause, answer: ErrorAnswer = {}) {
    super(answer.errMsg || answer.errCode || reason)
    this.reason = reason
    this.status = answer.status ?? 0
    this.errCode = answer.errCode ?? ''
    this.errMsg = answer.errMsg ?? ''
    this.details = (answer.errDetail ?? '').split(/\r?\n/).filter((line) => line.trim() !== '')
    this.retryAfterMs = answer.retryAfterMs
  }
}

/** Whether an error has this error code. */
export function hasErrorCode(error: unknown, errCode: string): boolean {
  return error instanceof ApiError && error.errCode === errCode
}
