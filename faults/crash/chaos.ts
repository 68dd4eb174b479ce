import { setTimeout as pause } from 'node:timers/promises'
import { waitUntil } from '../../tools/services/wait-until.ts'
import { type Api, startSeconds } from '../stage/api.ts'
import type { Cluster } from '../stage/cluster.ts'
import type { Random } from '../stage/random.ts'

export type Blow = { readonly what: 'api' | 'backend' | 'whole'; readonly at: number }

type Scene = {
  readonly apis: readonly Api[]
  readonly cluster: Cluster
  readonly kills: number
  readonly crashes: number
  readonly random: Random
  readonly say: (line: string) => void
}

/** Kills API processes and crashes PostgreSQL in an order that the seed decides; answers when each blow fell. */
export async function wreak({ apis, cluster, kills, crashes, random, say }: Scene): Promise<Blow[]> {
  const ready = new Set(apis)
  const restarts: Promise<void>[] = []
  const killOne = async () => {
    // One is always left to serve, so that every blow falls into work.
    await waitUntil(() => ready.size === apis.length, {
      what: 'the api killed before',
      seconds: startSeconds,
    })
    const victim = random.pick(apis)
    ready.delete(victim)
    const at = performance.now()
    await victim.kill()
    restarts.push(victim.start().then(() => void ready.add(victim)))
    return at
  }
  const blows: Blow[] = []
  for (const what of plan({ kills, crashes, random })) {
    await pause(random.between(500, 1500))
    const at =
      what === 'api'
        ? await killOne()
        : await (what === 'whole' ? cluster.crashWhole() : cluster.crashBackend())
    blows.push({ what, at })
    say(`${blows.length} of ${kills + crashes}: ${what}`)
  }
  await Promise.all(restarts)
  return blows
}

type Size = { readonly kills: number; readonly crashes: number; readonly random: Random }

function plan({ kills, crashes, random }: Size): Blow['what'][] {
  const all: Blow['what'][] = [
    ...Array.from({ length: kills }, () => 'api' as const),
    ...Array.from({ length: crashes }, (_, n) => (n % 2 ? 'whole' : 'backend')),
  ]
  return all
    .map((what) => ({ what, place: random.fraction() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ what }) => what)
}
