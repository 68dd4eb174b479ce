import { setTimeout as pause } from 'node:timers/promises'
import type { Api } from '../../faults/env/api.ts'
import type { TestDatabase } from '../../faults/env/database.ts'
import type { Random } from '../../faults/env/random.ts'
import {
  type HeartbeatReport,
  compareHeartbeats,
  nothingSent,
  sendHeartbeats,
  storedHeartbeats,
} from './heartbeats.ts'

type Course = {
  readonly api: Api
  readonly database: TestDatabase
  readonly connections: number
  readonly kills: number
  readonly random: Random
}

/** Kills the API repeatedly while it acknowledges heartbeats, then looks for each of them in the database. */
export async function crashDuringHeartbeats(course: Course): Promise<HeartbeatReport & { kills: number }> {
  const { api, database, connections, kills, random } = course
  const sent = nothingSent()
  for (let kill = 0; kill < kills; kill += 1) {
    let isDead = false
    const sending = sendHeartbeats({
      ports: [api.port],
      connections,
      database,
      random,
      sent,
      isOver: () => isDead,
    })
    await pause(random.between(1000, 2000))
    await api.kill()
    isDead = true
    await sending
    await api.start()
  }
  return { kills, ...compareHeartbeats(sent, await storedHeartbeats(database)) }
}
