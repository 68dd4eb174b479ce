import type { Outcome } from '../../bench/load/drive.ts'
import type { Operation } from './history.ts'

type Read = {
  readonly status: number | undefined
  readonly outcome: Operation['outcome']
  readonly balance: number | undefined
  readonly answer: string
}

/** Busy, or the duplicate is still running: the client retries with the same key. */
const again = new Set([409, 429, 503])

/** What an answer to the coin call means to the client. */
export function coinAnswer(outcome: Outcome): Read {
  if ('error' in outcome) {
    return { status: undefined, outcome: 'unknown', balance: undefined, answer: outcome.error.message }
  }
  const { status, body } = outcome.reply
  if (status === 200) {
    const balance = Number(/"balance":(\d+)/.exec(body)?.[1] ?? Number.NaN)
    return { status, outcome: 'ok', balance, answer: body }
  }
  const isOpen = status >= 500 || (again.has(status) && !body.includes('PROBE_NOT_ENOUGH'))
  return { status, outcome: isOpen ? 'unknown' : 'refused', balance: undefined, answer: body }
}
