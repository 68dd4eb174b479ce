import type { ExchangeState } from '@lyceum/contract/mall'

const next: Readonly<Record<ExchangeState, readonly ExchangeState[]>> = {
  NOT_SHIPPED: ['SHIPPED', 'CANCELLED'],
  SHIPPED: ['SIGNED'],
  SIGNED: [],
  CANCELLED: [],
}

/** INV-P11: delivery states only move forward; a shipped exchange cannot be cancelled. */
export function mayBecome(from: ExchangeState, to: ExchangeState): boolean {
  return next[from].includes(to)
}

/** Whether receiver, phone and address were all given (B-395, B-396, B-398). */
export function isComplete(receiver: {
  readonly receiver: string
  readonly phone: string
  readonly address: string
}): boolean {
  return receiver.receiver !== '' && receiver.phone !== '' && receiver.address !== ''
}
