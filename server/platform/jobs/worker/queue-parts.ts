import { isTimeCritical, type QueueName } from '../queues.ts'
import type { Parts } from '../../parts.ts'

/** Parts that call other servers, which time-critical work must not use. */
const outside = ['mail', 'sms', 'push', 'storage'] as const

const closed = new WeakMap<Parts, Parts>()

/** The parts for a queue's jobs: in a time-critical queue those that call other servers throw. */
export function partsFor(queue: QueueName, parts: Parts): Parts {
  if (!isTimeCritical(queue)) return parts
  const known = closed.get(parts) ?? closedOff(parts)
  closed.set(parts, known)
  return known
}

function closedOff(parts: Parts): Parts {
  const blockedParts = outside.map((name) => [name, refusing(name, parts[name])] as const)
  return { ...parts, ...Object.fromEntries(blockedParts) }
}

const refusing = <T extends object>(name: string, part: T): T =>
  new Proxy(part, {
    get: () => {
      throw new Error(`A time-critical queue cannot use ${name}: enqueue a job of another queue.`)
    },
  })
