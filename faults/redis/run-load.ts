import { setTimeout as pause } from 'node:timers/promises'
import { Connection } from '../../bench/load/connection.ts'
import { requestText } from '../../bench/load/request.ts'
import { getCurrentUser } from '@lyceum/contract/identity'
import { takeCoin } from '../../server/testing/probe/contract.ts'
import type { Person } from '../env/database.ts'
import { type Random, seeded } from '../env/random.ts'

type Course = {
  readonly ports: readonly number[]
  readonly people: readonly Person[]
  readonly seed: number
  readonly phase: () => string
  readonly isOver: () => boolean
}

export type PhaseTally = { requests: number; slowest: number; readonly unexpected: Record<string, number> }

const clients = 16

/**
 * Ordinary people, each far below every limit: whatever happens to Redis, all of their calls must succeed.
 * Anything else is counted under the phase in which the call began.
 */
export async function runLoad(course: Course): Promise<Record<string, PhaseTally>> {
  const tallies: Record<string, PhaseTally> = {}
  await Promise.all(Array.from({ length: clients }, (_, client) => walk(course, client, tallies)))
  return tallies
}

async function walk(course: Course, client: number, tallies: Record<string, PhaseTally>): Promise<void> {
  const random = seeded(course.seed + client)
  const mine = course.people.filter((_, n) => n % clients === client)
  const line = new Connection(course.ports[client % course.ports.length] ?? 0)
  for (let n = 0; !course.isOver(); n += 1) {
    const tally = (tallies[course.phase()] ??= { requests: 0, slowest: 0, unexpected: {} })
    const sent = performance.now()
    const answer = await answerOf(
      line,
      callOf({ person: random.pick(mine), key: `crowd-${client}-${n}`, random }),
    )
    tally.requests += 1
    tally.slowest = Math.max(tally.slowest, Math.round(performance.now() - sent))
    if (answer !== '200') tally.unexpected[answer] = (tally.unexpected[answer] ?? 0) + 1
    await pause(random.between(10, 30))
  }
  line.close()
}

function callOf({ person, key, random }: { person: Person; key: string; random: Random }): string {
  if (random.chance(0.8)) return requestText(getCurrentUser, { person })
  return requestText(takeCoin, { person, body: { amount: 1 }, key })
}

async function answerOf(line: Connection, request: string): Promise<string> {
  try {
    return String((await line.send(request)).status)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
