import { ApiError } from './api-error.ts'

const tries = 3
/** A server that names a delay keeps a place until then, for example when a whole company signs in at nine. */
const triesWhereAsked = 5
const firstPauseMs = 400
const longestPauseMs = 120_000

/** Retries where the server cannot have rejected the call: no answer, busy, or a duplicate still running. */
export async function retrying<T>(work: () => Promise<T>, wait: (ms: number) => Promise<void>): Promise<T> {
  for (let turn = 1; ; turn++) {
    try {
      return await work()
    } catch (error) {
      const pause = pauseBefore(error, turn)
      if (pause === undefined) throw error
      await wait(pause)
    }
  }
}

/** How long to wait before the next attempt; undefined when there is none. The server's Retry-After comes first. */
function pauseBefore(error: unknown, turn: number): number | undefined {
  if (!(error instanceof ApiError) || !isPassing(error)) return undefined
  if (turn >= (error.retryAfterMs === undefined ? tries : triesWhereAsked)) return undefined
  return Math.min(error.retryAfterMs ?? firstPauseMs * 3 ** (turn - 1), longestPauseMs)
}

/** A transient error that says nothing about the call's outcome. */
function isPassing({ reason, status, errCode }: ApiError): boolean {
  return reason === 'network' || status === 503 || (status === 409 && errCode === 'IN_PROGRESS')
}

/** Whether the server may still have executed it: then the same write keeps its key. */
export function isOpen(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  return (
    error.reason !== 'refused' || [502, 503, 504].includes(error.status) || error.errCode === 'IN_PROGRESS'
  )
}
