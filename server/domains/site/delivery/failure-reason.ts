import type { deliveryReasons } from '@lyceum/contract/site'

type Reason = {
  readonly reason: (typeof deliveryReasons)[number]
  /** The relay's reply code. */
  readonly replyCode: number | null
}

const unreachable = new Set([
  'ESOCKET',
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDNS',
  'ENOTFOUND',
  'ETLS',
])

/** Why sending failed, as a code and a number: the relay's own message can contain names and passwords. */
export function reasonOf(error: unknown): Reason {
  const code = fieldOf(error, 'code')
  const reply = Number(fieldOf(error, 'responseCode'))
  const replyCode = Number.isInteger(reply) && reply >= 100 && reply <= 999 ? reply : null
  return { reason: wordFor(typeof code === 'string' ? code : '', replyCode), replyCode }
}

function wordFor(code: string, reply: number | null): Reason['reason'] {
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2') return 'denied'
  if (reply !== null && reply >= 400) return reply >= 500 ? 'refused' : 'busy'
  if (code === 'ETIMEDOUT' || code === 'ETIME') return 'timeout'
  return unreachable.has(code) ? 'unreachable' : 'other'
}

function fieldOf(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
}
