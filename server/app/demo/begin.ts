import type { Ids, Random } from '#platform/seed'
import { makeIds } from './ids.ts'
import { makeRandom } from './random.ts'

/** What every seeding begins with. */
export type Beginning = { readonly random: Random; readonly ids: Ids; readonly now: Date }

/** Ids count from yesterday's midnight, so they too are the same all day and below whatever comes after. */
export function begin(now: Date): Beginning {
  const today = new Date(now.toISOString().slice(0, 10))
  const from = new Date(today.getTime() - 86_400_000)
  return { random: makeRandom('lyceum'), ids: makeIds({ from, until: today }), now }
}
