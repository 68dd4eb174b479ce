import { commonErrors } from '@lyceum/contract/kit'
import { fail } from '../failure.ts'
import type { Parts } from '../parts.ts'
import { siteKey } from '../redis.ts'
import { countInRedis } from './count-script.ts'
import { networkOf } from './network.ts'
import { RecentCounts } from './recent-counts.ts'

/** What an arriving request is counted as: one that may make the server look something up, or one for a file. */
export type Arrival = 'question' | 'file'

const seconds = 60

/**
 * Requests per minute from one address, counted before anything is looked up.
 *
 * Questions: slightly more than all classes of `rate.ts` allow one address together (read 20,000, write 3,000, login
 * 5,000, code 60, upload 60, export 10), so whoever stays inside the classes never meets this limit. Calls of people who
 * turn out to be signed in are taken back: each of them has a limit of their own, and an office may be large.
 *
 * Files: 2,000 people behind one address who open the portal in the same minute with empty caches, 60 files each. For
 * pages and assets nothing is looked up, and content only after its signature was found right.
 */
const perMinute: Readonly<Record<Arrival, number>> = { question: 30_000, file: 120_000 }

/** What one process has counted in the running minute, and the sessions that it found good lately. */
type Memory = {
  minute: number
  question: RecentCounts
  file: RecentCounts
  /** For each session, the second until which it counts as good. */
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

/** The counts of the running minute; with a new one they begin anew. */
function countsOf(parts: Parts): Memory {
  const memory = memoryOf(parts)
  const now = minute(parts)
  if (memory.minute !== now) Object.assign(memory, emptyCounts(), { minute: now })
  return memory
}

type Origin = { readonly address: string; readonly arrival: Arrival }

/** Counts an arriving request in this process, at once; refuses when there were too many from its address. */
export function countArrival(parts: Parts, { address, arrival }: Origin): void {
  refuseOver(parts, arrival, countsOf(parts)[arrival].add(networkOf(address), 1))
}

/** The request belongs to somebody who is known: it counts for that person, not for the address. */
export function takeArrivalBack(parts: Parts, address: string): void {
  countsOf(parts).question.add(networkOf(address), -1)
}

/** Somebody works with this session: a neighbour who floods the same address does not lock them out. */
export function proveSession(parts: Parts, token: string): void {
  memoryOf(parts).proven.raise(token, Math.ceil(parts.clock.now().getTime() / 1000) + seconds)
}

/** Whether a session was found good here within the last minute; it is looked at again all the same. */
export function isProven(parts: Parts, token: string | undefined): boolean {
  if (token === undefined) return false
  return (memoryOf(parts).proven.get(token) ?? 0) > parts.clock.now().getTime() / 1000
}

/** Where all nodes count the questions of one address. Above the sites: nobody knows yet which one is meant. */
export function sharedArrivalKey(parts: Parts, address: string): string {
  return siteKey(0, 'arrivals', networkOf(address), minute(parts))
}

/** Takes over what all nodes have counted together. */
export function heedShared(parts: Parts, address: string, total: number): void {
  countsOf(parts).question.raise(networkOf(address), total)
  refuseOver(parts, 'question', total)
}

/** Counts for all nodes a request that ends before anybody is known. */
export async function shareArrival(parts: Parts, address: string): Promise<void> {
  const counted = await countInRedis(parts.redis, [sharedArrivalKey(parts, address)], seconds * 2)
  const [total] = counted ?? []
  if (total !== undefined) heedShared(parts, address, total)
}

function refuseOver({ config, clock }: Parts, arrival: Arrival, calls: number): void {
  if (calls <= perMinute[arrival] * config.RATE_FACTOR) return
  const left = Math.ceil(seconds - ((clock.now().getTime() / 1000) % seconds))
  fail(commonErrors.TOO_MANY_REQUESTS, { seconds: left })
}

/** Several installations may share a process in tests; their counts are apart. */
const minute = ({ clock }: Parts) => Math.floor(clock.now().getTime() / 1000 / seconds)
