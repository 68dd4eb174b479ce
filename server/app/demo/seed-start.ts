import type { Ids, Random } from '#platform/domain/seed'
import { makeIds } from './ids.ts'
import { makeRandom } from './random.ts'

/** What every seed starts from. */
export type SeedStart = { readonly random: Random; readonly ids: Ids; readonly now: Date }

/** Ids count from yesterday's midnight, so that they are the same all day and below all ids made later. */
export function seedStart(now: Date): SeedStart {
  const today = new Date(now.toISOString().slice(0, 10))
  const from = new Date(today.getTime() - 86_400_000)
  return { random: makeRandom('lyceum'), ids: makeIds({ from, until: today }), now }
}
