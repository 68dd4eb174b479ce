import type { Ids } from '#platform/domain/seed'

/** The layout of platform.next_id(): milliseconds since 2024, ten bits of shard, twelve of sequence. */
const epochMs = Date.UTC(2024)
const perMs = 4096

/** Counts upward from a moment; every id that the database makes after `until` is larger. */
export function makeIds({ from, until }: { readonly from: Date; readonly until: Date }): Ids {
  const startMs = from.getTime() - epochMs
  const capacity = (until.getTime() - from.getTime()) * perMs
  let used = 0
  const take = (count: number) => {
    if (used + count > capacity)
      throw new Error('No id is left before the time when the database makes its own.')
    used += count
    return used - count
  }
  return {
    next: () => spell(startMs, take(1)),
    block: (count) => {
      const first = take(count)
      return (index) => {
        if (index < 0 || index >= count) throw new RangeError(`Id ${index} of a block of ${count}.`)
        return spell(startMs, first + index)
      }
    },
  }
}

function spell(startMs: number, n: number): string {
  return String((BigInt(startMs + Math.floor(n / perMs)) << 22n) | BigInt(n % perMs))
}
