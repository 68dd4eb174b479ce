import { signInToday } from '../contract/points/index.ts'
import { Api } from '../faults/env/api.ts'
import { makeDatabase, type Person, type TestDatabase } from '../faults/env/database.ts'
import { makeRunFolder } from '../faults/env/folder.ts'
import { redisUrl } from '../faults/env/redis-url.ts'
import { withCleanup } from '../faults/env/undo.ts'
import { serverUrl } from '../server/testing/template.ts'
import type { Bench } from './bench.ts'
import { makePeople } from './ledger/people.ts'
import { pgbenchEarn } from './ledger/pgbench.ts'
import { drive } from './load/drive.ts'
import { requestText } from './load/request.ts'
import { warmCalls } from './load/warm-up.ts'

const goal = 0.4
const sizes = { ci: { rounds: 3, people: 2000 }, full: { rounds: 5, people: 8000 } }
const connections = 64
const clients = 16

/**
 * The daily sign-in through the whole stack (site, session, permissions, rules, the day, the double-entry ledger, two
 * events, group commit) against pgbench running the same statements, one transaction each.
 */
export const run: Bench = ({ tier, seconds, log }) =>
  withCleanup({ seconds: 300 + 20 * seconds }, async (undo) => {
    const folder = await makeRunFolder('ledger', undo)
    const database = await makeDatabase({ server: serverUrl, kind: 'bench', people: 1 }, undo)
    const { rounds, people } = sizes[tier]
    const persons = await makePeople(database, people)
    const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder }
    const apis = await Api.startTwo(settings, undo)
    const ports = apis.map(({ port }) => port)
    // Whoever signs in for the day has just opened a page, so the session is already cached.
    for (let warmed = 0; warmed < warmCalls * apis.length; warmed += people) {
      await forgetDays(database)
      await signInAll({ ports, persons })
    }
    const all: { readonly stack: number; readonly pgbench: number }[] = []
    for (let round = 1; round <= rounds; round += 1) {
      await forgetDays(database)
      const stack = await signInAll({ ports, persons })
      const pgbench = await pgbenchEarn(database, { clients, seconds, people })
      all.push({ stack, pgbench })
      log(`round ${round}: ${JSON.stringify(all.at(-1))}`)
    }
    const middle = (list: readonly number[]) =>
      list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
    const stack = middle(all.map((round) => round.stack))
    const pgbench = middle(all.map((round) => round.pgbench))
    const share = Math.round((stack / pgbench) * 100) / 100
    return {
      report: { goal, share, stack, pgbench, connections, clients, rounds: all },
      isGood: share >= goal,
    }
  })

type Course = { readonly ports: readonly number[]; readonly persons: readonly Person[] }

/** Everybody signs in for the first time today; returns sign-ins per second. */
async function signInAll({ ports, persons }: Course): Promise<number> {
  const waiting = [...persons]
  const driven = await drive({
    ports,
    connections,
    next: () => {
      const person = waiting.pop()
      if (!person) return undefined
      const endpoint = { ...signInToday, path: signInToday.path.replace(':id', person.id) }
      return { request: requestText(endpoint, { person, body: {} }) }
    },
  })
  const { requests, statuses, errors } = driven
  if (statuses['200'] !== requests)
    throw new Error(`sign-ins were rejected: ${JSON.stringify({ statuses, errors })}`)
  return Math.round(requests / driven.seconds)
}

/** Resets the sign-ins of today. */
const forgetDays = ({ asOwner }: TestDatabase) =>
  asOwner((client) =>
    client.query('truncate points.sign_in, points.entry, points.movement, points.purse, points.hold cascade'),
  )
