import { setTimeout as pause } from 'node:timers/promises'
import type { Api } from '../../faults/stage/api.ts'
import type { StageDatabase } from '../../faults/stage/database.ts'
import type { Random } from '../../faults/stage/random.ts'
import { type BeatVerdict, compareBeats, nothingSent, sendBeats, storedBeats } from './beats.ts'

type Course = {
  readonly api: Api
  readonly database: StageDatabase
  readonly connections: number
  readonly kills: number
  readonly random: Random
}

/** Ends the API with SIGKILL while it acknowledges beats, again and again; then looks for each of them. */
export async function crashDuringBeats(course: Course): Promise<BeatVerdict & { kills: number }> {
  const { api, database, connections, kills, random } = course
  const sent = nothingSent()
  for (let kill = 0; kill < kills; kill += 1) {
    let isDead = false
    const beats = sendBeats({ ports: [api.port], connections, database, random, sent, isOver: () => isDead })
    await pause(random.between(1000, 2000))
    await api.kill()
    isDead = true
    await beats
    await api.start()
  }
  return { kills, ...compareBeats(sent, await storedBeats(database)) }
}
