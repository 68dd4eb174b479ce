/** Why a call did not succeed: the server refused it, nothing came back, too slow, or a newer twin took its place. */
export type Cause = 'refused' | 'network' | 'timeout' | 'cancelled'

type Refusal = {
  readonly status?: number
  readonly errCode?: string
  readonly errMsg?: string
  readonly errDetail?: string
  readonly retryAfterMs?: number
}

/** A call that did not succeed, with whatever the server said about it. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly reason: Cause
  /** 0 when no answer came. */
  readonly status: number
  readonly errCode: string
  readonly errMsg: string
  /** The lines of `errDetail`, without empty ones. */
  readonly details: readonly string[]
  readonly retryAfterMs: number | undefined

  constructor(reason: Cause, refusal: Refusal = {}) {
    super(refusal.errMsg || refusal.errCode || reason)
    this.reason = reason
    this.status = refusal.status ?? 0
    this.errCode = refusal.errCode ?? ''
    this.errMsg = refusal.errMsg ?? ''
    this.details = (refusal.errDetail ?? '').split(/\r?\n/).filter((line) => line.trim() !== '')
    this.retryAfterMs = refusal.retryAfterMs
  }
}

/** Whether an error is the refusal with this code. */
export function isRefusal(error: unknown, errCode: string): boolean {
  return error instanceof ApiError && error.errCode === errCode
}
