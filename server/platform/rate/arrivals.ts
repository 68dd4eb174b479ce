import { commonErrors } from '@lyceum/contract/kit'
import { fail } from '../app-error.ts'
import type { Parts } from '../parts.ts'
import { siteKey } from '../cache/redis.ts'
import { countInRedis } from './count-script.ts'
import { networkOf } from './network.ts'
import { RecentCounts } from './recent-counts.ts'

/** The kind of an arriving request: one that may cause a lookup, or one for a file. */
export type Arrival = 'question' | 'file'

const seconds = 60

/**
 * Requests per minute from one address, counted before anything is looked up.
 *
 * Questions: slightly more than all classes of `rate-limit.ts` allow one address together (read 20,000, write 3,000, login
 * 5,000, code 60, upload 60, export 10), so whoever stays inside the classes never reaches this limit. Calls of people who
 * turn out to be signed in are taken back: each of them has their own limit, and an office may be large.
 *
 * Files: 2,000 people behind one address who open the portal in the same minute with empty caches, 60 files each. Pages and
 * assets need no lookups, and content only after its signature was verified.
 */
const perMinute: Readonly<Record<Arrival, number>> = { question: 30_000, file: 120_000 }

/** Counts of one process in the current minute, and the sessions it found valid lately. */
type Memory = {
  minute: number
  question: RecentCounts
  file: RecentCounts
  /** For each session, the second until which it counts as valid. */
  readonly proven: RecentCounts
}

const most = 100_000
const memories = new WeakMap<Parts, Memory>()

function memoryOf(parts: Parts): Memory {
  const known = memories.get(parts)
  if (known) return known
  const memory = { minute: 0, ...emptyCounts(), proven: new RecentCounts(most) }
  memories.set(parts, memory)
  return memory
}

const emptyCounts = () => ({ question: new RecentCounts(most), file: new RecentCounts(most) })

/** The counts of the current minute; they restart with each minute. */
function countsOf(parts: Parts): Memory {
  const memory = memoryOf(parts)
  const now = minute(parts)
  if (memory.minute !== now) Object.assign(memory, emptyCounts(), { minute: now })
  return memory
}

type Origin = { readonly address: string; readonly arrival: Arrival }

/** Counts an arriving request in this process; rejects it if there were too many from its address. */
export function countArrival(parts: Parts, { address, arrival }: Origin): void {
  rejectAbove(parts, arrival, countsOf(parts)[arrival].add(networkOf(address), 1))
}

/** The request belongs to a known person: it counts for that person, not for the address. */
export function takeArrivalBack(parts: Parts, address: string): void {
  countsOf(parts).question.add(networkOf(address), -1)
}

/** Marks a session as in use, so that a neighbour who floods the same address does not lock it out. */
export function proveSession(parts: Parts, token: string): void {
  memoryOf(parts).proven.raise(token, Math.ceil(parts.clock.now().getTime() / 1000) + seconds)
}

/** Whether a session was found valid here within the last minute; it is checked again anyway. */
export function isProven(parts: Parts, token: string | undefined): boolean {
  if (token === undefined) return false
  return (memoryOf(parts).proven.get(token) ?? 0) > parts.clock.now().getTime() / 1000
}

/** The key under which all nodes count one address. Without a site, because it is not known yet. */
export function sharedArrivalKey(parts: Parts, address: string): string {
  return siteKey(0, 'arrivals', networkOf(address), minute(parts))
}

/** Takes over the total count of all nodes. */
export function mergeShared(parts: Parts, address: string, total: number): void {
  countsOf(parts).question.raise(networkOf(address), total)
  rejectAbove(parts, 'question', total)
}

/** Counts for all nodes a request that ends before the caller is known. */
export async function shareArrival(parts: Parts, address: string): Promise<void> {
  const totals = await countInRedis(parts.redis, [sharedArrivalKey(parts, address)], seconds * 2)
  const [total] = totals ?? []
  if (total !== undefined) mergeShared(parts, address, total)
}

function rejectAbove({ config, clock }: Parts, arrival: Arrival, calls: number): void {
  if (calls <= perMinute[arrival] * config.RATE_FACTOR) return
  const left = Math.ceil(seconds - ((clock.now().getTime() / 1000) % seconds))
  fail(commonErrors.TOO_MANY_REQUESTS, { seconds: left })
}

/** Per parts, because in tests several installations share a process. */
const minute = ({ clock }: Parts) => Math.floor(clock.now().getTime() / 1000 / seconds)
