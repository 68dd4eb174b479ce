import { setTimeout as pause } from 'node:timers/promises'
import { waitUntil } from '../../tools/services/wait-until.ts'
import { type Api, startSeconds } from '../env/api.ts'
import type { Cluster } from '../env/cluster.ts'
import type { Random } from '../env/random.ts'

export type Blow = { readonly what: 'api' | 'backend' | 'whole'; readonly at: number }

type Scene = {
  readonly apis: readonly Api[]
  readonly cluster: Cluster
  readonly kills: number
  readonly crashes: number
  readonly random: Random
  readonly print: (line: string) => void
}

/** Kills API processes and crashes PostgreSQL in an order chosen by the seed; returns when each happened. */
export async function wreak({ apis, cluster, kills, crashes, random, print }: Scene): Promise<Blow[]> {
  const ready = new Set(apis)
  const restarts: Promise<void>[] = []
  const killOne = async () => {
    // One process always stays up, so that every kill happens under load.
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
    print(`${blows.length} of ${kills + crashes}: ${what}`)
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
