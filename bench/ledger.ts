import { signInToday } from '../contract/points/index.ts'
import { Api } from '../faults/stage/api.ts'
import { makeDatabase, type Person, type StageDatabase } from '../faults/stage/database.ts'
import { stageFolder } from '../faults/stage/folder.ts'
import { redisUrl } from '../faults/stage/redis-url.ts'
import { onStage } from '../faults/stage/undo.ts'
import { serverUrl } from '../server/testing/template.ts'
import type { Bench } from './bench.ts'
import { makeCrowd } from './ledger/people.ts'
import { pgbenchEarn } from './ledger/pgbench.ts'
import { drive } from './load/drive.ts'
import { requestText } from './load/request.ts'

// The goal is for a quiet machine; a busy one in CI must only show that nothing has gone badly wrong.
const goals = { ci: 0.2, full: 0.4 }
const sizes = { ci: { rounds: 3, people: 2000 }, full: { rounds: 5, people: 8000 } }
const connections = 64
const clients = 16

/**
 * Signing in for the day through the whole stack — site, session, rights, rules, the day, the ledger by double entry, two
 * facts, one commit for all who came meanwhile — against pgbench running the same statements, one transaction each.
 */
export const run: Bench = ({ tier, seconds, say }) =>
  onStage({ seconds: 300 + 20 * seconds }, async (undo) => {
    const folder = await stageFolder('ledger', undo)
    const database = await makeDatabase({ server: serverUrl, kind: 'bench', people: 1 }, undo)
    const { rounds, people } = sizes[tier]
    const crowd = await makeCrowd(database, people)
    const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder }
    const apis = await Api.startTwo(settings, undo)
    const ports = apis.map(({ port }) => port)
    // Whoever signs in for the day has just opened a page: their session is known.
    await signInAll({ ports, crowd })
    const all: { readonly stack: number; readonly pgbench: number }[] = []
    for (let round = 1; round <= rounds; round += 1) {
      await forgetDays(database)
      const stack = await signInAll({ ports, crowd })
      const pgbench = await pgbenchEarn(database, { clients, seconds, people })
      all.push({ stack, pgbench })
      say(`round ${round}: ${JSON.stringify(all.at(-1))}`)
    }
    const middle = (list: readonly number[]) =>
      list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
    const stack = middle(all.map((one) => one.stack))
    const pgbench = middle(all.map((one) => one.pgbench))
    const share = Math.round((stack / pgbench) * 100) / 100
    const goal = goals[tier]
    return {
      report: { goal, share, stack, pgbench, connections, clients, rounds: all },
      isGood: share >= goal,
    }
  })

type Course = { readonly ports: readonly number[]; readonly crowd: readonly Person[] }

/** Everybody signs in, each for the first time today; answers how many a second. */
async function signInAll({ ports, crowd }: Course): Promise<number> {
  const waiting = [...crowd]
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
    throw new Error(`sign-ins were refused: ${JSON.stringify({ statuses, errors })}`)
  return Math.round(requests / driven.seconds)
}

/** Nobody has signed in yet. */
const forgetDays = ({ asOwner }: StageDatabase) =>
  asOwner((client) =>
    client.query('truncate points.sign_in, points.entry, points.movement, points.purse, points.hold cascade'),
  )
