import { isTimeCritical, type Lane } from '../lanes.ts'
import type { Parts } from '../parts.ts'

/** What waits on another server, and so has no place in work that must be on time. */
const outside = ['mail', 'sms', 'push', 'storage'] as const

const closed = new WeakMap<Parts, Parts>()

/** The parts that a lane's jobs work with: in a time-critical lane the ones that speak to other servers refuse. */
export function partsFor(lane: Lane, parts: Parts): Parts {
  if (!isTimeCritical(lane)) return parts
  const known = closed.get(parts) ?? closedOff(parts)
  closed.set(parts, known)
  return known
}

function closedOff(parts: Parts): Parts {
  const refusals = outside.map((name) => [name, refusing(name, parts[name])] as const)
  return { ...parts, ...Object.fromEntries(refusals) }
}

const refusing = <T extends object>(name: string, part: T): T =>
  new Proxy(part, {
    get: () => {
      throw new Error(`A time-critical lane does not use ${name}: enqueue a job of another lane.`)
    },
  })
